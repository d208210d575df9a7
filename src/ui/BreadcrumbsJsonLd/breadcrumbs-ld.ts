import type { BreadcrumbList } from 'schema-dts'
import type { Locales } from '#i18n/i18n-types.ts'
import { pageAddress } from '#src/platform/page-address.ts'

/** `path` has no locale; the current page has none. */
export type Breadcrumb = { title: string; path?: string }

export const breadcrumbsLd = (locale: Locales, trail: readonly Breadcrumb[]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(path !== undefined && { item: pageAddress(locale, path) }),
    })),
  }) as const satisfies BreadcrumbList
