import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { auth, likeWanted, loginPath } from '#src/stores/auth.ts'
import { showToast } from '#src/stores/toasts.ts'
import { IconHeart, IconHeartFilled } from '#src/ui/icons.ts'
import { likeMutation } from '../mutations.ts'
import { likesQuery } from '../queries.ts'
import classes from './LikeButton.module.css'

type Props = { id: number; title: string }

/** A guest is asked to sign in, and the like happens after. */
export function LikeButton({ id, title }: Props) {
  const { LL } = useI18nContext()
  const { hasSession } = useSnapshot(auth)
  const navigate = useNavigate()
  const { data, isError } = useQuery({ ...likesQuery(), enabled: hasSession })
  /** Where they could not be read nothing is liked: the call itself knows better. */
  const ids = data ?? (isError ? [] : undefined)
  const { mutate } = useMutation(likeMutation())
  const liked = hasSession && ids?.includes(id) === true
  const Icon = liked ? IconHeartFilled : IconHeart

  function toggle() {
    if (!hasSession) {
      likeWanted(id)
      showToast({ tone: 'info', title: LL.likes.signIn() })
      void navigate({ to: loginPath })
      return
    }
    mutate({ id, liked: !liked }, { onError: toastError(LL) })
  }

  return (
    <button
      type="button"
      className={`round ${classes.heart}`}
      data-liked={liked || undefined}
      aria-pressed={liked}
      disabled={hasSession && !ids}
      aria-label={LL.product.like({ title })}
      onClick={toggle}
    >
      <Icon size={22} stroke={1.6} />
    </button>
  )
}
