import { NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { provenanceTitles, type Filter } from '../calls.ts'
import classes from './CallFilter.module.css'

type Props = {
  filter: Filter
  onFilter: (filter: Filter) => void
  address: string
  onAddress: (address: string) => void
}

const standings = Object.entries({ all: 'All', ...provenanceTitles }).map(([value, label]) => ({
  value,
  label,
}))

export function CallFilter({ filter, onFilter, address, onAddress }: Props) {
  return (
    <search className={classes.filter}>
      <TextInput
        type="search"
        label="Find a call"
        description="By name, path, words or a field"
        value={filter.text}
        onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
      />
      <NativeSelect
        label="Provenance"
        data={standings}
        value={filter.standing}
        onChange={(event) =>
          onFilter({ ...filter, standing: event.currentTarget.value as Filter['standing'] })
        }
      />
      <TextInput
        type="url"
        label="Server of the commands"
        description="Where npm run mocks listens"
        value={address}
        onChange={(event) => onAddress(event.currentTarget.value)}
      />
    </search>
  )
}
