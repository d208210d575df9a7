import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { OwnReview as OwnReviewData } from '#contracts/reviews.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { auth } from '#src/stores/auth.ts'
import { loginPath } from '#src/stores/back-url.ts'
import { draftChanged, useDraft } from '#src/stores/drafts.ts'
import { formOpened } from '#src/stores/opened-forms.ts'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { OwnReviewCard } from '../OwnReviewCard/OwnReviewCard.tsx'
import { reviewQueries } from '../review-queries.ts'
import { isUntouched, reviewDraft } from '../review-draft.ts'
import classes from './OwnReview.module.css'

type Props = { product: number; renderForm: (own: OwnReviewData | null) => ReactNode }

export function OwnReview({ product, renderForm }: Props) {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const { hasSession } = useSnapshot(auth)
  const draft = useDraft('review')
  const [wasOpened, setOpened] = useState(hasSession && draft?.product === product)
  const own = useQuery({ ...reviewQueries.own(), enabled: hasSession, retryOnMount: false })
  const written = own.data?.written.find((review) => review.product.id === product) ?? null
  const mayWrite = written !== null || (own.data?.toWrite.some(({ id }) => id === product) ?? false)

  /** A guest may have begun without knowing of it. */
  useEffect(() => {
    if (written && draft?.product === product && isUntouched(draft))
      draftChanged('review', reviewDraft(product, written))
  }, [written, draft, product])

  /** A guest finds the form open after signing in. */
  function begin() {
    setOpened(true)
    formOpened('review', reviewDraft(product, written))
    if (!hasSession) void navigate({ to: loginPath })
  }

  if (hasSession && own.isError && !own.data)
    return (
      <RetryNotice
        text={errorText(own.error, LL)}
        isRetrying={own.isFetching}
        onRetry={() => void own.refetch()}
      />
    )
  if (hasSession && mayWrite && draft?.product === product)
    return (
      <div className={classes.form} data-off-paper>
        {renderForm(written)}
      </div>
    )
  const focusBack = wasOpened ? focusIfLost : undefined
  if (hasSession && written) return <OwnReviewCard review={written} editRef={focusBack} onEdit={begin} />
  if (hasSession && own.data && !mayWrite)
    return (
      <p className={classes.hint} data-off-paper>
        {LL.feedback.buyersOnly()}
      </p>
    )
  return (
    <div className={classes.invitation} data-off-paper>
      <p className={classes.hint}>{LL.feedback.invite()}</p>
      <Button ref={focusBack} variant="default" size="md" disabled={hasSession && !own.data} onClick={begin}>
        {LL.feedback.write()}
      </Button>
    </div>
  )
}
