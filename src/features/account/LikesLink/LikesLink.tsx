import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconHeart } from '#src/ui/icons.ts'
import classes from './LikesLink.module.css'

export function LikesLink({ withName = false }: { withName?: boolean }) {
  const { LL } = useI18nContext()
  return (
    <Link
      to="/profile/likes"
      className={withName ? undefined : classes.link}
      aria-label={withName ? undefined : LL.nav.likes()}
    >
      <IconHeart size={22} stroke={1.6} />
      {withName && LL.nav.likes()}
    </Link>
  )
}
