import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  offline: {
    title: 'اینترنت قطع است',
    text: 'همین که دوباره وصل شوید، این صفحه خودش باز می‌شود.',
  },
  maintenance: {
    title: 'فروشگاه چند لحظه در دسترس نیست',
    text: 'مشغول رسیدگی هستیم و زود برمی‌گردیم.',
    seconds: 'این صفحه {seconds:number|digits} ثانیه دیگر خودش دوباره تلاش می‌کند.',
    minutes: 'این صفحه {minutes:number|digits} دقیقه دیگر خودش دوباره تلاش می‌کند.',
    now: 'دوباره تلاش می‌کنیم…',
  },
  id: 'شناسه خطا',
  copy: 'کپی شناسه',
  copied: 'شناسه کپی شد',
  notCopied: 'کپی نشد؛ شناسه انتخاب شده است.',
} satisfies BaseTranslation
