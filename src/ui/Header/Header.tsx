import { useHeadroom } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Logo } from '#src/ui/Logo/Logo.tsx'
import { LanguageLinks } from '#src/ui/LanguageLinks/LanguageLinks.tsx'
import { SchemeButton } from '#src/ui/SchemeButton/SchemeButton.tsx'
import { SearchField } from '#src/ui/SearchField/SearchField.tsx'
import classes from './Header.module.css'

type Props = { categories: ReactNode; likes: ReactNode; account: ReactNode; cart: ReactNode }

/** Hides on the way down and returns on the way up; on phones what is rarer moves to the bottom bar and the footer. */
export function Header({ categories, likes, account, cart }: Props) {
  const { pinned } = useHeadroom({ fixedAt: 120 })
  return (
    <header className={classes.header} data-hidden={!pinned || undefined}>
      <div className={`container ${classes.row}`}>
        <Logo />
        <div className={classes.wide}>{categories}</div>
        <SearchField />
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
