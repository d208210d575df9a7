import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
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
          <Button
            variant="default"
            radius="xl"
            h={44}
            aria-label={LL.listing.remove({ title })}
            rightSection={<IconX size={16} />}
            onClick={() => onChange(without)}
          >
            {title}
          </Button>
        </li>
      ))}
      <li>
        <Button variant="subtle" color="var(--accent-text)" h={44} onClick={onClear}>
          {LL.listing.clear()}
        </Button>
      </li>
    </ul>
  )
}
