import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  suggestions: 'پیشنهادهای جست‌وجو',
  count: '{count:number|digits} پیشنهاد',
  recent: 'جست‌وجوهای اخیر شما',
  forget: 'حذف «{text:string}» از جست‌وجوهای اخیر',
  forgetAll: 'حذف همه',
  products: 'کالاها',
  all: 'همه نتیجه‌های «{text:string}»',
  nothing: 'برای «{text:string}» کالایی پیدا نشد',
  nothingText: 'املای کلمه را بررسی کنید، یا کلمه‌ای کوتاه‌تر و کلی‌تر بنویسید.',
  nothingFiltered: 'با فیلترهای انتخاب‌شده کالایی نمی‌ماند. فیلترها را بردارید یا کلمه دیگری بنویسید.',
  didYouMean: 'منظورتان «{text:string}» بود؟',
  everywhere: 'جست‌وجو در همه کالاها',
  browse: 'از دسته‌بندی‌ها شروع کنید',
  popular: 'محبوب خریداران',
  viewed: 'آنچه اخیراً دیده‌اید',
  rows: {
    seeAll: 'مشاهده همه',
    carousel: 'ردیف چرخان',
    previous: 'قبلی‌ها در {title:string}',
    next: 'بعدی‌ها در {title:string}',
  },
} satisfies BaseTranslation
