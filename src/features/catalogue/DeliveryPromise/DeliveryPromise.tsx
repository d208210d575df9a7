import { skipToken, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Product } from '#contracts/product.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceOrFree } from '#i18n/price-text.ts'
import { isStatus } from '#src/api/errors.ts'
import { deliveryCity } from '#src/stores/delivery-city.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { IconMapPin, IconTruckDelivery } from '#src/ui/icons.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { deliveryQueries } from '../delivery-queries.ts'
import classes from './DeliveryPromise.module.css'

const CityPicker = lazyOptional(
  () => import('../CityPicker/CityPicker.tsx'),
  'CityPicker',
  dialogFallback((LL) => LL.details.city.choose()),
)

type Props = Pick<Product, 'delivery'> & { productItemId: number }

/** Two lines before and after a city is known, so that nothing moves: a prerendered page knows none. */
export function DeliveryPromise({ delivery, productItemId }: Props) {
  const { LL, locale } = useI18nContext()
  const { city } = useSnapshot(deliveryCity)
  const [picker, setPicker] = useState<'unused' | 'open' | 'closed'>('unused')
  const { data, isLoading, isFetching, error, refetch } = useQuery(
    city ? deliveryQueries.estimate(city.id, productItemId) : { queryKey: ['no-city'], queryFn: skipToken },
  )
  const { from, to } = data ?? delivery
  const title = data?.city.title ?? city?.title
  const text = LL.details.city
  const isGone = isStatus(error, 404)
  const place =
    title === undefined
      ? text.choose()
      : data
        ? text.priced({ city: title, price: priceOrFree(LL, data.price) })
        : error
          ? text[isGone ? 'gone' : 'unknown']({ city: title })
          : text.to({ city: title })
  /** Not for a city that is no longer delivered to: another one is chosen. */
  const isRetry = !data && error !== null && !isGone
  return (
    <div className={classes.promise} aria-busy={isLoading}>
      <p className={classes.line} data-loading={isLoading || undefined}>
        <IconTruckDelivery size={20} stroke={1.6} aria-hidden className="mirrored" />
        {LL.details.delivery({ days: formattersOf(locale).days(from, to) })}
      </p>
      <button
        type="button"
        className={classes.city}
        aria-haspopup={isRetry ? undefined : 'dialog'}
        aria-disabled={isRetry && isFetching}
        onClick={() => (isRetry ? void refetch() : setPicker('open'))}
      >
        <IconMapPin size={20} stroke={1.6} aria-hidden />
        {place}
      </button>
      {picker !== 'unused' && (
        <Suspense>
          <CityPicker opened={picker === 'open'} onClose={() => setPicker('closed')} />
        </Suspense>
      )}
    </div>
  )
}
