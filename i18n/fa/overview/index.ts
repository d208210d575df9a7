import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  orders: 'سفارش‌های در جریان',
  noOrders: 'الان سفارشی در جریان نیست.',
  otherAddresses: 'و {count:number|digits} نشانی دیگر',
} satisfies BaseTranslation
