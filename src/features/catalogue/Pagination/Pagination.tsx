import { Link } from '@tanstack/react-router'
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

/** Without `exact`, the link to page 1 (no `page` in its URL) would be active on every page. */
const exactly = { exact: true }

/** Preloads on intent only: every link is a listing request. */
export function Pagination({ page, pageSize, total }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  return (
    <nav aria-label={LL.listing.pages()}>
      <ul className={classes.pages}>
        {page > 1 && (
          <li>
            <Link
              to="."
              preload="intent"
              activeOptions={exactly}
              search={toPage(page - 1)}
              aria-label={LL.listing.previous()}
              className={classes.page}
            >
              <IconChevronLeft size={20} className="mirrored" />
            </Link>
          </li>
        )}
        {pagesAround(page, last).map((one, index) => (
          <li key={one ?? `gap-${index}`}>
            {one === null ? (
              <span className={classes.gap}>…</span>
            ) : (
              <Link
                to="."
                preload="intent"
                activeOptions={exactly}
                search={toPage(one)}
                aria-label={LL.listing.page({ page: one })}
                aria-current={one === page ? 'page' : undefined}
                className={classes.page}
              >
                {format.digits(one)}
              </Link>
            )}
          </li>
        ))}
        {page < last && (
          <li>
            <Link
              to="."
              preload="intent"
              activeOptions={exactly}
              search={toPage(page + 1)}
              aria-label={LL.listing.next()}
              className={classes.page}
            >
              <IconChevronRight size={20} className="mirrored" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
