import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './VirtualProductGrid.module.css'

type Props = { page: number; onShow: () => void }

/** A plain click prepends the page instead of navigating. */
export function PreviousPage({ page, onShow }: Props) {
  const { LL } = useI18nContext()

  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onShow()
  }

  return (
    <Link
      to="."
      search={(search: object) => ({ ...search, page: page === 1 ? undefined : page })}
      preload={false}
      className={classes.previous}
      onClick={show}
    >
      {LL.listing.showPrevious()}
    </Link>
  )
}
