import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconChevronLeft, IconChevronRight } from '#src/ui/icons.ts'
import classes from './Pagination.module.css'

type Props = { page: number; pageSize: number; total: number }

/** First, last, current and adjacent pages; null marks a gap. */
function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last)
  return shown.flatMap((one, index) =>
    index > 0 && one - (shown[index - 1] ?? one) > 1 ? [null, one] : [one],
  )
}

const toPage = (page: number) => (search: object) => ({ ...search, page: page === 1 ? undefined : page })

type PageLinkProps = { to: number; label: string; isCurrent?: boolean; children: ReactNode }

/**
 * Not `Link`, which marks the page of the address as current, too, while that one loads. Preloads on intent only: every
 * link is a listing request.
 */
function PageLink({ to, label, isCurrent, children }: PageLinkProps) {
  const link = useLinkProps({ to: '.', preload: 'intent', search: toPage(to) })
  return (
    <a {...link} aria-label={label} aria-current={isCurrent ? 'page' : undefined} className={classes.page}>
      {children}
    </a>
  )
}

export function Pagination({ page, pageSize, total }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  const shown = pagesAround(page, last)
  /** Adjacent to the current page and to a gap, which on phones stands for it as well. */
  const isSpare = (one: number | null, index: number) =>
    one !== null && ![1, page, last].includes(one) && (shown[index - 1] === null || shown[index + 1] === null)
  return (
    <nav aria-label={LL.listing.pages()}>
      <ul className={classes.pages}>
        {page > 1 && (
          <li>
            <PageLink to={page - 1} label={LL.listing.previous()}>
              <IconChevronLeft size={20} className="mirrored" />
            </PageLink>
          </li>
        )}
        {shown.map((one, index) => (
          <li key={one ?? `gap-${index}`} className={isSpare(one, index) ? classes.spare : undefined}>
            {one === null ? (
              <span className={classes.gap}>…</span>
            ) : (
              <PageLink to={one} label={LL.listing.page({ page: one })} isCurrent={one === page}>
                {format.digits(one)}
              </PageLink>
            )}
          </li>
        ))}
        {page < last && (
          <li>
            <PageLink to={page + 1} label={LL.listing.next()}>
              <IconChevronRight size={20} className="mirrored" />
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
