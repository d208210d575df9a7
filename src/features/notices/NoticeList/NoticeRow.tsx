import { Link, useRouter, type AnyRouter } from '@tanstack/react-router'
import type { Notice } from '#contracts/notices.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'
import { IconBell, IconCheck } from '#src/ui/icons.ts'
import { noticeIcons } from './notice-icons.ts'
import { TextWithCodes } from '#src/ui/TextWithCodes/TextWithCodes.tsx'
import classes from './NoticeList.module.css'

type Props = { notice: Notice; onRead: () => void }

const passFocusOn = passFocus((button) => {
  const row = button.closest('li')!
  return (
    row.nextElementSibling?.querySelector(`.${classes.read}`) ??
    row.parentElement!.parentElement!.querySelector('h1')
  )
})

/** Typed routes know no path of a server; a path without a route is the page "not found". */
function linkOf(path: string, { parseSearch }: AnyRouter['options']) {
  const { pathname, search, hash } = new URL(path, location.origin)
  return { to: pathname as '/', search: parseSearch!(search) as never, hash: hash.slice(1) }
}

export function NoticeRow({ notice, onRead }: Props) {
  const { LL, locale } = useI18nContext()
  const { options } = useRouter()
  const { kind, title, text, path, at, isRead } = notice
  /** Servers add kinds: an unknown one has the bell. */
  const Icon = noticeIcons[kind] ?? IconBell
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <Icon size={22} stroke={1.6} className={classes.icon} />
      <div className={classes.main}>
        <h2 className={classes.title}>
          {path === null ? (
            title
          ) : (
            <Link {...linkOf(path, options)} preload={false} onClick={() => isRead || onRead()}>
              {title}
            </Link>
          )}
          {!isRead && <span className="visually-hidden"> ({LL.notices.unread()})</span>}
        </h2>
        <p className={classes.text}>
          <TextWithCodes text={text} />
        </p>
        <p className={classes.time}>{formattersOf(locale).moment(at)}</p>
      </div>
      {!isRead && (
        <button
          ref={passFocusOn}
          type="button"
          className={`quiet ${classes.read}`}
          aria-label={LL.notices.read({ title })}
          onClick={onRead}
        >
          <IconCheck size={20} stroke={1.6} />
        </button>
      )}
    </li>
  )
}
