import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  title: 'آمار بازدید',
  text: 'اجازه می‌دهید دیدن صفحه‌ها و خریدها را، بدون نام و نشانی شما، بشماریم تا فروشگاه بهتر شود؟',
  accept: 'اجازه می‌دهم',
  decline: 'اجازه نمی‌دهم',
  change: 'تنظیم آمار بازدید',
} satisfies BaseTranslation
