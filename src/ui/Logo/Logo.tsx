import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import classes from './Logo.module.css'

export function Logo() {
  const { locale } = useI18nContext()
  return (
    <Link to="/" className={classes.logo}>
      <img src={site.logo} width={32} height={32} alt="" />
      <span>{site.name[locale]}</span>
    </Link>
  )
}
