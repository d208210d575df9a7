import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import type { FacetOption, ProductList } from '#contracts/catalogue.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PriceFilter } from '../PriceFilter/PriceFilter.tsx'
import { toggled } from '../filter-chips.ts'
import type { ListName } from '../filter-chips.ts'
import type { ListingSearch } from '../listing-search.ts'
import classes from './Facets.module.css'

type Props = { list: ProductList; search: ListingSearch; onChange: (search: ListingSearch) => void }

export function Facets({ list, search, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)

  const row = (label: string, count: number) => (
    <span className={classes.row}>
      {label}
      <span className={classes.count}>{format.digits(count)}</span>
    </span>
  )

  const flag = (name: 'inStock' | 'discounted', label: string, count: number) => (
    <Checkbox
      className={classes.option}
      label={row(label, count)}
      checked={search[name] ?? false}
      onChange={({ currentTarget }) =>
        onChange({ ...search, page: undefined, [name]: currentTarget.checked || undefined })
      }
    />
  )

  const group = (name: ListName, title: string, options: readonly FacetOption[]) =>
    options.length > 1 && (
      <fieldset className={classes.group}>
        <legend className={classes.title}>{title}</legend>
        <div className={classes.options}>
          {options.map(({ value, title: label, count, swatch }) => (
            <Checkbox
              key={value}
              className={classes.option}
              label={
                <span className={classes.row}>
                  {swatch && <span className={classes.swatch} style={{ backgroundColor: swatch }} />}
                  {row(label, count)}
                </span>
              }
              checked={search[name]?.includes(value) ?? false}
              onChange={() => onChange(toggled(search, name, value))}
            />
          ))}
        </div>
      </fieldset>
    )

  return (
    <div className={classes.facets}>
      <fieldset className={classes.group}>
        <legend className={classes.title}>{LL.listing.availability()}</legend>
        {flag('inStock', LL.listing.inStock(), list.facets.inStock)}
        {flag('discounted', LL.listing.discounted(), list.facets.discounted)}
      </fieldset>
      <PriceFilter search={search} bounds={list.facets.price} onChange={onChange} />
      {group('color', LL.listing.color(), list.facets.color)}
      {group('city', LL.listing.city(), list.facets.city)}
    </div>
  )
}
