import type { Locales } from '#i18n/i18n-types.ts'
import { site } from '#src/platform/site.ts'
import { localizedPath } from '#i18n/locales.ts'

/** Keeps only the params that make a different page. */
export function canonicalAddress(
  locale: Locales,
  pathname: string,
  search: { text?: string; page?: number; product?: string | readonly string[] },
): string {
  const { text, page, product = [] } = search
  const products = typeof product === 'string' ? [product] : product
  const query = new URLSearchParams([
    ...(text ? [['text', text]] : []),
    ...(page && page > 1 ? [['page', String(page)]] : []),
    ...products.map((one) => ['product', one]),
  ]).toString()
  return site.origin + localizedPath(locale, pathname) + (query && `?${query}`)
}
