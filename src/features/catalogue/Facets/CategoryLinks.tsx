import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { FacetOption } from '#contracts/catalogue.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import groups from '../FacetGroup/FacetGroup.module.css'
import type { ListingSearch } from '../listing-search.ts'
import classes from './Facets.module.css'

type Props = { options: readonly FacetOption[]; current: string | undefined; search: ListingSearch }

/** Preloads on intent only: every link is a listing request. */
export function CategoryLinks({ options, current, search }: Props) {
  const { LL, locale } = useI18nContext()
  const id = useId()
  if (options.length < 2) return null
  return (
    <nav aria-labelledby={id} className={groups.group}>
      <h2 id={id} className={groups.title}>
        {LL.listing.category()}
      </h2>
      <ul>
        {options.map(({ value, title, count }) => (
          <li key={value}>
            <Link
              to="/search/$catLabel"
              params={{ catLabel: value }}
              search={{ ...search, page: undefined }}
              preload="intent"
              aria-current={value === current ? 'page' : undefined}
              className={`${groups.option} ${classes.category}`}
            >
              <span className={groups.label}>{title}</span>
              <span className={groups.count}>{formattersOf(locale).digits(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
