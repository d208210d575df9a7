import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  choose: 'افزودن تصویر',
  hint: 'تا {max:number|digits} تصویر JPEG، PNG یا WebP. پیش از ارسال کوچک می‌شوند و مکان عکس‌برداری از آن‌ها پاک می‌شود.',
  preparing: 'در حال آماده‌سازی تصویرها…',
  chosen: 'تصویرهای افزوده',
  remove: 'برداشتن {name:string}',
  missing: 'دست‌کم یک تصویر بیفزایید.',
  problems: {
    type: '{name:string} تصویر JPEG، PNG یا WebP نیست. آن را با یکی از این قالب‌ها ذخیره کنید و دوباره بیفزایید.',
    size: '{name:string} از {size:string} بزرگ‌تر است. تصویر کوچک‌تری انتخاب کنید.',
    unreadable: '{name:string} باز نشد. تصویر دیگری انتخاب کنید.',
    tooMany: 'بیش از {max:number|digits} تصویر جا نمی‌شود؛ بقیه افزوده نشد.',
  },
} satisfies BaseTranslation
