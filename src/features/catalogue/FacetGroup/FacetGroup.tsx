import { useId, useRef, useState } from 'react'
import type { FacetOption } from '#contracts/catalogue.ts'
import { foldForSearch } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconChevronDown } from '#src/ui/icons.ts'
import { FacetCheckbox } from './FacetCheckbox.tsx'
import classes from './FacetGroup.module.css'

type Props = {
  title: string
  options: readonly FacetOption[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

const few = 6
/** From so many on the eye wants help to find one. */
const many = 12

/** One thing to tell goods apart by. Of many options the first are shown and those chosen, and all of them on demand. */
export function FacetGroup({ title, options, chosen, onToggle }: Props) {
  const { LL } = useI18nContext()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [text, setText] = useState('')
  if (options.length < 2 && chosen.length === 0) return null

  const isLong = options.length > few + 2
  const isFiltered = isWhole && options.length > many
  const wanted = isFiltered ? foldForSearch(text) : ''
  const shown = options.filter(({ value, title: name }, at) =>
    isWhole || !isLong ? foldForSearch(name).includes(wanted) : at < few || chosen.includes(value),
  )

  function turn() {
    setText('')
    setIsWhole(!isWhole)
    if (!isWhole) requestAnimationFrame(() => field.current?.focus())
  }

  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{title}</legend>
      {isFiltered && (
        <input
          ref={field}
          type="search"
          className={classes.field}
          value={text}
          aria-label={LL.listing.findIn({ title })}
          placeholder={LL.listing.findIn({ title })}
          aria-controls={id}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <div id={id} className={classes.options} data-whole={(isWhole && isLong) || undefined}>
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
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={turn}
        >
          {isWhole ? LL.listing.showFewer() : LL.listing.showAll({ count: options.length })}
          <IconChevronDown size={16} aria-hidden />
        </button>
      )}
    </fieldset>
  )
}
