import type { ProductList } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useOptimisticChange } from '#src/ui/use-optimistic-change.ts'
import { FacetCheckbox } from '../FacetGroup/FacetCheckbox.tsx'
import { FacetGroup } from '../FacetGroup/FacetGroup.tsx'
import groups from '../FacetGroup/FacetGroup.module.css'
import { PriceFilter } from '../PriceFilter/PriceFilter.tsx'
import { changedParams } from '../changed-params.ts'
import { toggleFilter } from '../filter-chips.ts'
import type { ListName } from '../filter-chips.ts'
import type { ListingSearch } from '../listing-search.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import classes from './Facets.module.css'

type Props = {
  list: Pick<ProductList, 'facets' | 'category'>
  search: ListingSearch
  /** A new one empties the fields of the price, which the search may not know yet. */
  clearCount?: number
  /** Gets what changed alone: the press before may not have reached `search` yet. */
  onChange: (patch: ListingSearch) => void
}

export function Facets({ list: { facets, category }, search, clearCount, onChange }: Props) {
  const { LL } = useI18nContext()
  const [shown, change] = useOptimisticChange(search, onNext)

  function onNext(next: ListingSearch) {
    onChange(changedParams(shown, next))
  }

  const flag = (name: 'inStock' | 'discounted', label: string) => (
    <FacetCheckbox
      label={label}
      count={facets[name]}
      checked={shown[name] ?? false}
      onChange={() => change({ ...shown, page: undefined, [name]: shown[name] ? undefined : true })}
    />
  )

  const group = (name: ListName, title: string, options = name === 'attribute' ? [] : facets[name]) => (
    <FacetGroup
      key={`${name} ${title}`}
      title={title}
      options={options}
      chosen={shown[name]?.filter((value) => options.some((option) => option.value === value)) ?? []}
      onToggle={(value) => change(toggleFilter(shown, name, value))}
    />
  )

  return (
    <div className={classes.facets}>
      <CategoryLinks options={facets.category} current={category?.label} search={search} />
      <fieldset className={groups.group}>
        <legend className={groups.title}>{LL.listing.availability()}</legend>
        {flag('inStock', LL.listing.inStock())}
        {flag('discounted', LL.listing.discounted())}
      </fieldset>
      <PriceFilter key={clearCount} search={search} bounds={facets.price} onChange={onChange} />
      {group('color', LL.listing.color())}
      {group('brand', LL.listing.brand())}
      {group('city', LL.listing.city())}
      {facets.attributes.map(({ title, options }) => group('attribute', title, options))}
    </div>
  )
}
