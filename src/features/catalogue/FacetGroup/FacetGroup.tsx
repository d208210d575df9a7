import { useId, useRef, useState } from 'react'
import type { FacetOption } from '#contracts/catalogue.ts'
import { finderOf } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconChevronDown } from '#src/ui/icons.ts'
import { passFocusOut } from '#src/ui/pass-focus.ts'
import { FacetCheckbox } from './FacetCheckbox.tsx'
import classes from './FacetGroup.module.css'

type Props = {
  title: string
  options: readonly FacetOption[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

const collapsedCount = 6
const filterableFrom = 12

export function FacetGroup({ title, options, chosen, onToggle }: Props) {
  const { LL } = useI18nContext()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isExpanded, setIsExpanded] = useState(false)
  const [filterText, setFilterText] = useState('')
  /** Unticked options stay, and with them the focus. */
  const [kept, setKept] = useState(chosen)
  const added = chosen.filter((value) => !kept.includes(value))
  if (added.length > 0) setKept([...kept, ...added])
  const isKept = ({ value }: FacetOption) => kept.includes(value)
  if (options.length < 2 && !options.some(isKept)) return null

  const isLong = options.length > collapsedCount + 2
  const isFiltered = isExpanded && options.length > filterableFrom
  const isFound = finderOf(filterText)
  const shown = options.filter((option, at) =>
    isExpanded || !isLong ? !isFiltered || isFound(option.title) : at < collapsedCount || isKept(option),
  )

  function toggleExpanded() {
    setFilterText('')
    setIsExpanded(!isExpanded)
    if (!isExpanded) requestAnimationFrame(() => field.current?.focus())
  }

  return (
    <fieldset ref={passFocusOut} tabIndex={-1} className={classes.group}>
      <legend className={classes.title}>{title}</legend>
      {isFiltered && (
        <input
          ref={field}
          type="search"
          className={classes.field}
          value={filterText}
          aria-label={LL.listing.findIn({ title })}
          placeholder={LL.listing.findIn({ title })}
          aria-controls={id}
          onChange={({ currentTarget }) => setFilterText(currentTarget.value)}
        />
      )}
      <div id={id} className={classes.options} data-whole={(isExpanded && isLong) || undefined}>
        {shown.map(({ value, title: label, count, swatch }) => (
          <FacetCheckbox
            key={value}
            label={label}
            count={count}
            swatch={swatch}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
        ))}
      </div>
      {shown.length === 0 && (
        <p className={classes.none} role="status">
          {LL.listing.findNone()}
        </p>
      )}
      {isLong && (
        <button
          type="button"
          className={classes.turn}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={toggleExpanded}
        >
          {isExpanded ? LL.listing.showFewer() : LL.listing.showAll({ count: options.length })}
          <IconChevronDown size={16} aria-hidden />
        </button>
      )}
    </fieldset>
  )
}
