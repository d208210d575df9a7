import type { Locales } from './i18n-types.ts'

type ShellTexts = Record<'noscript' | 'failed' | 'reload', string>

/** What the page itself says while there is no shop: written into it by the build, so no dictionary has to ship them. */
export const shellTexts: Record<Locales, ShellTexts> = {
  fa: {
    noscript: 'برای دیدن فروشگاه، جاوااسکریپت مرورگر را روشن کنید.',
    failed:
      'فروشگاه باز نشد. اتصال اینترنت را بررسی کنید و صفحه را دوباره باز کنید. اگر باز هم نشد، مرورگرتان را به‌روز کنید.',
    reload: 'باز کردن دوباره صفحه',
  },
  en: {
    noscript: 'Please turn on JavaScript to see the shop.',
    failed:
      'The shop did not open. Check your connection and reload the page. If that does not help, update your browser.',
    reload: 'Reload the page',
  },
  ru: {
    noscript: 'Чтобы увидеть магазин, включите JavaScript.',
    failed:
      'Магазин не открылся. Проверьте подключение к интернету и обновите страницу. Если не поможет, обновите браузер.',
    reload: 'Обновить страницу',
  },
}
