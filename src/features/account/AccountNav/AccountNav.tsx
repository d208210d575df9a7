import { Link, useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconChevronDown, IconMenu2 } from '#src/ui/icons.ts'
import { accountGroups, accountPageAt } from './account-pages.ts'
import classes from './AccountNav.module.css'

/** A column on wide screens; elsewhere a button that names the current page and opens the list. */
export function AccountNav() {
  const { LL } = useI18nContext()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const current = accountPageAt(useLocation({ select: ({ pathname }) => pathname }))
  const Icon = current?.icon ?? IconMenu2

  function closeByKey({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    currentTarget.closest('nav')?.querySelector('button')?.focus()
  }

  return (
    <nav aria-label={LL.account.nav()} className={classes.nav}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeByKey}
      >
        <Icon size={20} stroke={1.6} />
        <span className={classes.current}>
          {current && <span className="visually-hidden">{LL.account.nav()}: </span>}
          {current ? current.title(LL) : LL.account.nav()}
        </span>
        <IconChevronDown size={20} stroke={1.6} />
      </button>
      <div id={id} className={classes.groups} data-open={isOpen || undefined}>
        {accountGroups.map(({ name, pages }) => (
          <div key={pages[0]?.to} className={classes.group}>
            <p className={classes.title} id={`${id}${pages[0]?.to}`}>
              {name(LL)}
            </p>
            <ul aria-labelledby={`${id}${pages[0]?.to}`} className={classes.pages}>
              {pages.map(({ to, icon: PageIcon, title }) => (
                <li key={to}>
                  <Link
                    to={to}
                    activeOptions={{ exact: to === '/profile' }}
                    onClick={() => setOpen(false)}
                    onKeyDown={closeByKey}
                  >
                    <PageIcon size={20} stroke={1.6} />
                    {title(LL)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
