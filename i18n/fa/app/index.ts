import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  loading: 'صفحه در حال باز شدن است',
  update: 'نسخه تازه‌ای از فروشگاه آماده است.',
  reload: 'بارگذاری دوباره',
  addLost: 'پاسخی از فروشگاه نرسید و نمی‌دانیم به سبد اضافه شد یا نه. دوباره تلاش کنید؛ دو بار اضافه نمی‌شود.',
  install: {
    title: '{shop:string} روی دستگاه شما',
    text: 'فروشگاه را نصب کنید تا با یک لمس باز شود و سبدتان بدون اینترنت هم در دسترس باشد.',
    accept: 'نصب',
    dismiss: 'الان نه',
    iosText: 'در مرورگر Safari این دو مرحله را انجام دهید:',
    iosShare: 'دکمه Share (هم‌رسانی) را بزنید',
    iosAdd: 'گزینه Add to Home Screen (افزودن به صفحه اصلی) را انتخاب کنید',
  },
  footer: {
    about: '{shop:string} دست‌ساخته‌های هنرمندان ایران را بی‌واسطه به خانه شما می‌رساند.',
    shop: 'فروشگاه',
    read: 'خواندن و دیدن',
    track: 'پیگیری سفارش',
    help: {
      delivery: 'شیوه‌های ارسال',
      payment: 'شیوه‌های پرداخت',
      returns: 'بازگشت کالا',
      terms: 'شرایط خرید',
      privacy: 'حریم خصوصی',
      faq: 'پرسش‌های پرتکرار',
    },
    payments: 'می‌توانید این‌گونه بپردازید',
    social: 'ما را دنبال کنید',
    seals: 'نمادهای اعتماد',
    contact: 'تماس',
    hours: 'شنبه تا چهارشنبه، ۹ تا ۱۷',
    phone: '۰۲۱ ۸۸۸۸ ۰۰۰۰',
    rights: 'همه حقوق برای {shop:string} محفوظ است.',
  },
} satisfies BaseTranslation
