import type { OrderKind } from '#contracts/orders.ts'
import type { Money } from '#contracts/values.ts'
import type { Locales } from '#i18n/i18n-types.ts'

export type AnalyticsItem = { productId: number; productItemId: number; count: number; price: Money }

type Goods = { itemCount: number; payable: Money; items: readonly AnalyticsItem[] }

/** Nobody's name, mobile, address or search is in any of them; `path` has no locale, no query, and no order in it. */
export type AnalyticsEvent = { locale: Locales; path: string } & (
  | { name: 'page_view' }
  | { name: 'view_item'; productId: number; category: string; price: Money }
  /** `price` of one, where a page that was seen tells it. */
  | { name: 'add_to_cart'; productItemId: number; count: number; price: Money | null }
  | ({ name: 'begin_checkout' } & Goods)
  | ({ name: 'purchase'; productOrderId: string; orderKind: OrderKind } & Goods)
  /** Milliseconds; CLS has no unit. */
  | { name: 'web_vital'; metric: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'; value: number; rating: string }
)

/** `track` is called with what the visitor has consented to have told, and not before. */
export type Analytics = { track: (event: AnalyticsEvent) => void }

/** The one place to plug in a service; null asks nobody for consent, and loads nothing. */
export const analytics: Analytics | null = null
