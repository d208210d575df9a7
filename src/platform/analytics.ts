import type { OrderKind } from '#contracts/orders.ts'
import type { Money } from '#contracts/values.ts'
import type { Locales } from '#i18n/i18n-types.ts'

export type AnalyticsItem = { productId: number; productItemId: number; count: number; price: Money }

type CartSummary = { itemCount: number; payable: Money; items: readonly AnalyticsItem[] }

/** Without personal data: `path` has no locale, query or order id. */
export type AnalyticsEvent = { locale: Locales; path: string } & (
  | { name: 'page_view' }
  | { name: 'view_item'; productId: number; category: string; price: Money }
  /** `price` of one unit; null if no visited page showed it. */
  | { name: 'add_to_cart'; productItemId: number; count: number; price: Money | null }
  | ({ name: 'begin_checkout' } & CartSummary)
  | ({ name: 'purchase'; productOrderId: string; orderKind: OrderKind } & CartSummary)
  /** Milliseconds; CLS has no unit. */
  | { name: 'web_vital'; metric: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'; value: number; rating: string }
)

/** `track` is called only with the visitor's consent. */
export type Analytics = { track: (event: AnalyticsEvent) => void }

/** Plug an analytics service in here. With null no consent is asked for and nothing is loaded. */
export const analytics: Analytics | null = null
