import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  orders: 'سفارش‌های در جریان',
  noOrders: 'الان سفارشی در جریان نیست.',
  otherAddresses: 'و {count:number|digits} نشانی دیگر',
  emptyWallet: 'کیف پولتان خالی است.',
  toReview: 'در انتظار نظر شما',
  otherProducts: 'و {count:number|digits} کالای دیگر',
  nothingToReview: 'کالایی در انتظار نظر شما نیست.',
  unread: '{count:number|digits} خوانده‌نشده',
  nothingUnread: 'اعلان تازه‌ای نیست.',
} satisfies BaseTranslation
