import type { Merchant } from '#contracts/orders.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { inLocale } from '../shop/localized-text.ts'

const merchants: readonly { id: number; title: Text; description: Text }[] = [
  {
    id: 1,
    title: ['درگاه شتاب', 'Shetab gateway', 'Шлюз «Шетаб»'],
    description: ['همه کارت‌های بانکی ایران', 'All Iranian bank cards', 'Все карты иранских банков'],
  },
  {
    id: 2,
    title: ['درگاه به‌پرداخت', 'Behpardakht gateway', 'Шлюз «Бехпардахт»'],
    description: ['با رمز پویای کارت', 'With the dynamic password of a card', 'С одноразовым паролем карты'],
  },
  {
    id: 3,
    title: ['پرداخت چهارقسطی', 'Four instalments', 'Четыре платежа'],
    description: [
      'بدون سود؛ یک‌چهارم امروز',
      'Without interest, a quarter today',
      'Без процентов, четверть сегодня',
    ],
  },
]

export const isMerchant = (id: number) => merchants.some((merchant) => merchant.id === id)

export const merchantsIn = (locale: Locales): Merchant[] =>
  merchants.map(({ id, title, description }) => ({
    id,
    title: inLocale(title, locale),
    description: inLocale(description, locale),
  }))

export function merchantTitle(id: number, locale: Locales): string | null {
  const merchant = merchants.find((other) => other.id === id)
  return merchant ? inLocale(merchant.title, locale) : null
}
