import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { City } from '#contracts/delivery.ts'
import { finderOf } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { deliveryCity, deliveryCityChosen } from '#src/stores/delivery-city.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { Sheet } from '#src/ui/Sheet/Sheet.tsx'
import { deliveryQueries } from '../delivery-queries.ts'
import classes from './CityPicker.module.css'

type Props = { opened: boolean; onClose: () => void }

export function CityPicker({ opened, onClose }: Props) {
  const { LL } = useI18nContext()
  const { city: chosen } = useSnapshot(deliveryCity)
  const [text, setText] = useState('')
  const { data, isPending, error, refetch } = useQuery({ ...deliveryQueries.cities(), enabled: opened })
  const isFound = finderOf(text)
  const found = (data ?? []).filter(({ title, province }) => isFound(`${title} ${province}`))

  function choose(city: City) {
    deliveryCityChosen(city)
    setText('')
    onClose()
  }

  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      position="bottom"
      /** As high as three columns of provinces: the field would move if the sheet shrank with the results. */
      size="46rem"
      title={LL.details.city.choose()}
    >
      {isPending && <PageSkeleton isPart />}
      {error && !data && <RetryNotice text={errorText(error, LL)} onRetry={() => void refetch()} />}
      {data && (
        <div className={classes.picker}>
          <TextInput
            type="search"
            size="md"
            label={LL.details.city.search()}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && found.length === 1 && choose(found[0]!)}
          />
          <p role="status" className={classes.count}>
            {found.length === 0 ? LL.details.city.none() : LL.details.city.found({ count: found.length })}
          </p>
          <ul className={classes.cities}>
            {found.map((city) => (
              <li key={city.id}>
                <button
                  type="button"
                  className={classes.city}
                  aria-pressed={city.id === chosen?.id}
                  onClick={() => choose(city)}
                >
                  {city.title}
                  {city.province !== city.title && <small>{city.province}</small>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  )
}
