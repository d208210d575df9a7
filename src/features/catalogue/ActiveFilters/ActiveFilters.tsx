import { useEffect, useRef } from 'react'
import type { MouseEvent, RefObject } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconX } from '#src/ui/icons.ts'
import type { Chip } from '../filter-chips.ts'
import type { ListingSearch } from '../listing-search.ts'
import classes from './ActiveFilters.module.css'

type Props = {
  chips: readonly Chip[]
  /** Gets the focus once the pressed chip is the last one. */
  heading?: RefObject<HTMLElement | null>
  onChange: (search: ListingSearch) => void
  onClear: () => void
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

export function ActiveFilters({ chips, heading, onChange, onClear }: Props) {
  const { LL } = useI18nContext()
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<number | null>(null)

  /** The pressed button goes with its filter. */
  useEffect(() => {
    const place = pressed.current
    pressed.current = null
    if (place === null || document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(place, chips.length)] ?? heading?.current
    next?.focus({ preventScroll: true })
  }, [chips, heading])

  /** Takes the focus by the click alone: the price field that it leaves would add a history entry at the press. */
  function press({ currentTarget }: MouseEvent<HTMLElement>, at: number, change: () => void) {
    currentTarget.focus()
    pressed.current = at
    change()
  }

  if (chips.length === 0) return null
  return (
    <ul ref={list} className={classes.chips}>
      <li>
        <button
          type="button"
          className={classes.clear}
          onMouseDown={keepFocus}
          onClick={(event) => press(event, 0, onClear)}
        >
          {LL.listing.clear()}
        </button>
      </li>
      {chips.map(({ key, title, without }, at) => (
        <li key={key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={LL.listing.remove({ title })}
            onMouseDown={keepFocus}
            onClick={(event) => press(event, at + 1, () => onChange(without))}
          >
            <span className={classes.title}>{title}</span>
            <IconX size={16} className={classes.cross} />
          </button>
        </li>
      ))}
    </ul>
  )
}
