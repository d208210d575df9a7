import type { Locales } from '#i18n/i18n-types.ts'

type Words = Readonly<Record<Locales, string>>

/** A mark such as enamad’s or samandehi’s: `picture` is theirs, `page` says on their site that the shop is what it says. */
export type Seal = { name: Words; page: string; picture: string }

export type Trust = {
  seals: readonly Seal[]
  social: readonly { name: Words; page: string }[]
  payments: readonly Words[]
  /** Left out by a shop that sends no newsletter: its footer has no form then. */
  newsletter?: true
}

/**
 * What the footer shows beside the shop’s own words; what is empty or left out shows nothing. The demo shop has no seal and no
 * account of its own: those of somebody else would be false. The build adds the origins of `picture` to the Content-Security-Policy.
 */
export const trust: Trust = {
  seals: [],
  social: [],
  payments: [
    { fa: 'کارت‌های شتاب', en: 'Shetab cards', ru: 'Карты «Шетаб»' },
    { fa: 'پرداخت چهارقسطی', en: 'Four instalments', ru: 'Четыре платежа' },
    {
      fa: 'کارت یا نقد هنگام تحویل',
      en: 'Card or cash on delivery',
      ru: 'Картой или наличными при получении',
    },
    { fa: 'چک صیادی', en: 'Sayad cheque', ru: 'Банковский чек «Сайяд»' },
  ],
  newsletter: true,
}
