import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  of: 'تصویرهای {title:string}',
  show: 'نمایش تصویر {index:number|digits}',
  large: 'تصویر بزرگ',
  enlarge: 'بزرگ‌نمایی: {title:string}',
  position: 'تصویر {index:number|digits} از {count:number|digits}',
  previous: 'تصویر قبلی',
  next: 'تصویر بعدی',
  zoomIn: 'بزرگ‌تر',
  zoomOut: 'کوچک‌تر',
  film: {
    name: 'فیلم',
    play: 'پخش فیلم: {title:string}',
    show: 'نمایش فیلم: {title:string}',
    position: 'فیلم، {index:number|digits} از {count:number|digits}',
    captions: 'زیرنویس',
    transcript: 'متن فیلم',
    transcriptHint: 'هر جمله را بزنید تا فیلم از همان‌جا پخش شود.',
    failed: 'فیلم پخش نشد. کمی بعد دوباره تلاش کنید.',
    failedToRead: 'فیلم پخش نشد. متن آن را اینجا بخوانید یا کمی بعد دوباره تلاش کنید.',
    retry: 'تلاش دوباره',
  },
} satisfies BaseTranslation
