import type { Locales } from '#i18n/i18n-types.ts'
import { site } from '#src/platform/site.ts'
import { trackingParams } from '#src/platform/tracking-params.ts'
import { localizedPath } from '#i18n/locales.ts'

type Search = Readonly<Record<string, unknown>>

const tracking = RegExp(`^(${trackingParams})$`)
const list = /^\/(search(\/[^/]+)?|blogs|brand|video|gallery|services|exhibition|help)$/

/** As `planOf` of the renderer, which hosts follow: a later page of a list, unless something else is asked of it. */
function laterPage(pathname: string, search: Search): string[][] {
  const asked = Object.keys(search).filter((name) => search[name] !== undefined && !tracking.test(name))
  const page = String(search.page)
  const isLater = list.test(pathname) && asked.length === 1 && /^(?!1$)[1-9]\d{0,8}$/.test(page)
  return isLater ? [['page', page]] : []
}

const compared = ({ product = [] }: Search) => [product].flat().map((one) => ['product', String(one)])

/** Keeps only the params that make a different page. */
export function canonicalAddress(locale: Locales, pathname: string, search: Search): string {
  const own = pathname === '/compare' ? compared(search) : laterPage(pathname, search)
  const query = new URLSearchParams(own).toString()
  return site.origin + localizedPath(locale, pathname) + (query && `?${query}`)
}
