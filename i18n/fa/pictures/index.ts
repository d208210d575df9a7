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
} satisfies BaseTranslation
