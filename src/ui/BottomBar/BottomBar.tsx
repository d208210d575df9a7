import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconHome, IconSearch } from '../icons.ts'
import classes from './BottomBar.module.css'

type Props = Record<'categories' | 'likes' | 'account', ReactNode>

export function BottomBar({ categories, likes, account }: Props) {
  const { LL } = useI18nContext()
  return (
    <nav aria-label={LL.nav.bottom()} className={classes.bar}>
      <Link to="/" activeOptions={{ exact: true }}>
        <IconHome size={22} stroke={1.6} />
        {LL.nav.home()}
      </Link>
      {categories}
      <Link to="/search" activeOptions={{ exact: true }}>
        <IconSearch size={22} stroke={1.6} />
        {LL.nav.allProducts()}
      </Link>
      {likes}
      {account}
    </nav>
  )
}
