import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconChevronRight } from '../icons.ts'
import { lazyOptional } from '../lazy-optional.ts'
import classes from './Breadcrumbs.module.css'

const BreadcrumbsJsonLd = lazyOptional(
  () => import('../BreadcrumbsJsonLd/BreadcrumbsJsonLd.tsx'),
  'BreadcrumbsJsonLd',
)

type Props = { path: readonly { label: string; title: string }[]; current?: string }

export function Breadcrumbs({ path, current }: Props) {
  const { LL } = useI18nContext()
  const trail = [
    ...path.map(({ label, title }) => ({ title, path: `/search/${label}` })),
    ...(current === undefined ? [] : [{ title: current }]),
  ]
  return (
    <nav aria-label={LL.nav.breadcrumbs()}>
      <ol className={classes.crumbs}>
        <li>
          <Link to="/">{LL.nav.home()}</Link>
        </li>
        {path.map(({ label, title }) => (
          <li key={label}>
            <IconChevronRight size={14} className="mirrored" aria-hidden />
            <Link to="/search/$catLabel" params={{ catLabel: label }} activeOptions={{ exact: true }}>
              {title}
            </Link>
          </li>
        ))}
        {current && (
          <li className={classes.current}>
            <IconChevronRight size={14} className="mirrored" aria-hidden />
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
      <Suspense>
        <BreadcrumbsJsonLd trail={trail} />
      </Suspense>
    </nav>
  )
}
