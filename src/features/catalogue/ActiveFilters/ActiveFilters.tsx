import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconX } from '#src/ui/icons.ts'
import type { Chip } from '../filter-chips.ts'
import type { ListingSearch } from '../listing-search.ts'
import classes from './ActiveFilters.module.css'

type Props = { chips: readonly Chip[]; onChange: (search: ListingSearch) => void; onClear: () => void }

export function ActiveFilters({ chips, onChange, onClear }: Props) {
  const { LL } = useI18nContext()
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips}>
      {chips.map(({ key, title, without }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={LL.listing.remove({ title })}
            onClick={() => onChange(without)}
          >
            <span className={classes.title}>{title}</span>
            <IconX size={16} className={classes.cross} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={onClear}>
          {LL.listing.clear()}
        </button>
      </li>
    </ul>
  )
}
