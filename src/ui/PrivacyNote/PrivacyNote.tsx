import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './PrivacyNote.module.css'

/** What becomes of what is typed here, with the page that says the rest. */
export function PrivacyNote({ children }: { children: string }) {
  const { LL } = useI18nContext()
  return (
    <p className={classes.note}>
      {children}{' '}
      <Link to="/help/$label" params={{ label: 'privacy' }} className={classes.link}>
        {LL.app.footer.help.privacy()}
      </Link>
    </p>
  )
}
