import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Logo } from '#src/ui/Logo/Logo.tsx'
import { LanguageLinks } from '#src/ui/LanguageLinks/LanguageLinks.tsx'
import { SchemeButton } from '#src/ui/SchemeButton/SchemeButton.tsx'
import { lazyOptional } from '../lazy-optional.ts'
import classes from './Header.module.css'

/** Without it the header stays. */
const Headroom = lazyOptional(() => import('./Headroom.tsx'))

type Props = {
  categories: ReactNode
  search: ReactNode
  likes: ReactNode
  account: ReactNode
  cart: ReactNode
}

/** Hides on the way down and returns on the way up; on phones what is rarer moves to the bottom bar and the footer. */
export function Header({ categories, search, likes, account, cart }: Props) {
  const [isPinned, setPinned] = useState(true)
  return (
    <header className={classes.header} data-hidden={!isPinned || undefined}>
      <Suspense>
        <Headroom onChange={setPinned} />
      </Suspense>
      <div className={`container ${classes.row}`}>
        <Logo />
        <div className={classes.wide}>{categories}</div>
        {search}
        <div className={classes.wide}>
          <LanguageLinks />
          <SchemeButton />
          {likes}
          {account}
        </div>
        {cart}
      </div>
    </header>
  )
}
