import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  title: 'پیگیری سفارش',
  text: 'شماره سفارش و موبایلی را بنویسید که سفارش با آن ثبت شده است.',
  number: 'شماره سفارش',
  numberHint: 'در پیامک ثبت سفارش آمده است: {example:string}',
  numberInvalid: 'شماره سفارش را مانند {example:string} بنویسید.',
  mobile: 'شماره موبایل',
  mobileInvalid: 'شماره موبایل را کامل بنویسید: ۱۱ رقم که با ۰۹ آغاز می‌شود.',
  send: 'پیگیری',
  status: 'وضعیت سفارش',
  member: 'اگر حساب دارید، همه سفارش‌هایتان را آنجا می‌بینید.',
  orders: 'سفارش‌های من',
} satisfies BaseTranslation
