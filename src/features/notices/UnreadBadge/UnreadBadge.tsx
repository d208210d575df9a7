import { useI18nContext } from '#i18n/i18n-react.tsx'
import { CountBadge } from '#src/ui/CountBadge/CountBadge.tsx'
import { useUnread } from '../use-unread.ts'

/** On the link to the account, where the bell has no place. */
export function UnreadBadge() {
  const { LL } = useI18nContext()
  const count = useUnread()
  return (
    <>
      <CountBadge count={count} />
      {count > 0 && <span className="visually-hidden">{LL.notices.bell({ count })}</span>}
    </>
  )
}
