import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import type { Review } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fetchFresh } from '#src/api/fetch-fresh.ts'
import { toastError } from '#src/api/toast-error.ts'
import { auth } from '#src/stores/auth.ts'
import { loginPath } from '#src/stores/back-url.ts'
import { showToast } from '#src/stores/toasts.ts'
import { IconThumbUp } from '#src/ui/icons.ts'
import { setHelpfulVote } from '../review-mutations.ts'
import { reviewQueries } from '../review-queries.ts'
import classes from './HelpfulButton.module.css'

type Props = { review: Pick<Review, 'id' | 'author'>; count: number }

export function HelpfulButton({ review: { id, author }, count }: Props) {
  const { LL } = useI18nContext()
  const { hasSession } = useSnapshot(auth)
  const navigate = useNavigate()
  const own = useQuery({ ...reviewQueries.own(), enabled: hasSession, retryOnMount: false })
  const client = useQueryClient()
  const { mutate } = useMutation(setHelpfulVote(toastError(LL)))
  const hasVoted = hasSession && (own.data?.helpful.includes(id) ?? false)

  async function readOwn() {
    const query = reviewQueries.own()
    return client.getQueryData(query.queryKey) ?? fetchFresh(client, query)
  }

  function vote() {
    if (!hasSession) {
      showToast({ tone: 'info', title: LL.feedback.signInToVote() })
      void navigate({ to: loginPath })
      return
    }
    /** The first press may come before the own votes have, and be followed by a leave. */
    readOwn().then(({ helpful }) => mutate({ review: id, helpful: !helpful.includes(id) }), toastError(LL))
  }

  return (
    <p className={classes.helpful}>
      <button
        type="button"
        className={classes.button}
        aria-pressed={hasVoted}
        aria-label={LL.feedback.helpfulFor({ author })}
        onClick={vote}
      >
        <IconThumbUp size={18} stroke={1.6} />
        {LL.feedback.helpful()}
      </button>
      {count > 0 && <span className={classes.count}>{LL.feedback.helpfulCount({ count })}</span>}
    </p>
  )
}
