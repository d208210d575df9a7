import type { Locales } from './i18n-types.ts'

/** Shown by the worker, which has no dictionary, for a push message that it cannot read. */
export const newNoticeTexts: Record<Locales, string> = {
  fa: 'در حساب شما خبر تازه‌ای هست',
  en: 'There is news in your account',
  ru: 'В личном кабинете есть новости',
}
