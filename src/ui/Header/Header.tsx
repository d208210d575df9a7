import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Logo } from '#src/ui/Logo/Logo.tsx'
import { LanguageLinks } from '#src/ui/LanguageLinks/LanguageLinks.tsx'
import { ColorSchemeButton } from '../ColorSchemeButton/ColorSchemeButton.tsx'
import { lazyOptional } from '../lazy-optional.ts'
import classes from './Header.module.css'

const Headroom = lazyOptional(() => import('./Headroom.tsx'), 'Headroom')

type Props = {
  categories: ReactNode
  search: ReactNode
  likes: ReactNode
  account: ReactNode
  cart: ReactNode
}

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
          <ColorSchemeButton />
          {likes}
          {account}
        </div>
        {cart}
      </div>
    </header>
  )
}
