import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { auth } from '#src/stores/auth.ts'
import { loginPath } from '#src/stores/back-url.ts'
import { rememberLike } from '#src/stores/login-flow.ts'
import { showToast } from '#src/stores/toasts.ts'
import { IconHeart, IconHeartFilled } from '#src/ui/icons.ts'
import { setLike } from '../like-mutations.ts'
import { likesQuery } from '../likes-query.ts'
import classes from './LikeButton.module.css'

type Props = { id: number; title: string }

export function LikeButton({ id, title }: Props) {
  const { LL } = useI18nContext()
  const { hasSession } = useSnapshot(auth)
  const navigate = useNavigate()
  const likes = useQuery({ ...likesQuery(), enabled: hasSession, retryOnMount: false })
  const { mutate, variables, isError } = useMutation(setLike(toastError(LL)))
  /** If the likes failed to load, the button shows the outcome of its own mutation. */
  const liked =
    hasSession && (likes.data?.includes(id) ?? (variables?.id === id && variables.liked !== isError))
  const Icon = liked ? IconHeartFilled : IconHeart

  function toggle() {
    if (!hasSession) {
      rememberLike(id)
      showToast({ tone: 'info', title: LL.likes.signIn() })
      void navigate({ to: loginPath })
      return
    }
    mutate({ id, liked: !liked })
  }

  return (
    <button
      type="button"
      className={`round ${classes.heart}`}
      data-liked={liked || undefined}
      aria-pressed={liked}
      disabled={hasSession && !likes.data && likes.errorUpdateCount === 0}
      aria-label={LL.product.like({ title })}
      onClick={toggle}
    >
      <Icon size={22} stroke={1.6} />
    </button>
  )
}
