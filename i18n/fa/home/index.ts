import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  failed: 'بخشی از این صفحه بارگذاری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
  discounted: 'تخفیف‌دارها',
  sale: {
    until: 'تا {date:string}',
    daysLeft: '{days:number|digits} روز مانده',
    lastDay: 'امروز روز آخر است',
  },
  story: 'داستانی از مجله',
  read: 'خواندن داستان',
  newest: 'تازه‌رسیده‌ها',
  popular: 'محبوب خریداران',
  makers: 'پشت هر کار، نامی هست',
  posts: 'تازه‌های مجله',
  trust: {
    title: 'چرا {shop:string}؟',
    delivery: 'ارسال به سراسر ایران',
    deliveryText: 'بسته‌بندی ایمن، تحویل یک تا نه‌روزه',
    returns: 'هفت روز ضمانت بازگشت',
    returnsText: 'اگر نپسندیدید، پس بفرستید',
    authentic: 'ضمانت اصالت',
    authenticText: 'نام سازنده؛ برای فرش، سنگ، نقره و خط، شناسنامه هم',
    support: 'پشتیبانی',
    supportText: 'شنبه تا چهارشنبه، ۹ تا ۱۷',
  },
} satisfies BaseTranslation
