import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './Logo.module.css'

export function Logo() {
  const { LL } = useI18nContext()
  return (
    <Link to="/" className={classes.logo}>
      <img src="/icons/zarrin.svg" width={32} height={32} alt="" />
      <span>{LL.site.name()}</span>
    </Link>
  )
}
