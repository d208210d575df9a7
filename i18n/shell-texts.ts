import type { Locales } from './i18n-types.ts'

type ShellTexts = Record<
  'noscript' | 'buying' | 'failed' | 'reload' | 'offline' | 'offlineText' | 'retry' | 'home' | 'product',
  string
>

/** Texts shown without the app (noscript, failed start, offline) and of its shortcuts; the build inlines them, so no dictionary ships them. */
export const shellTexts: Record<Locales, ShellTexts> = {
  fa: {
    noscript: 'برای دیدن فروشگاه، جاوااسکریپت مرورگر را روشن کنید.',
    buying: 'برای خرید، جاوااسکریپت مرورگر را روشن کنید یا با ما تماس بگیرید:',
    failed:
      'فروشگاه باز نشد. اتصال اینترنت را بررسی کنید و صفحه را دوباره باز کنید. اگر باز هم نشد، مرورگرتان را به‌روز کنید.',
    reload: 'باز کردن دوباره صفحه',
    offline: 'اینترنت در دسترس نیست',
    offlineText: 'این صفحه بدون اینترنت باز نمی‌شود. سبد خرید شما سر جایش است.',
    retry: 'تلاش دوباره',
    home: 'صفحه اصلی فروشگاه',
    product: 'صفحه کالا با تصویر، قیمت و موجودی',
  },
  en: {
    noscript: 'Please turn on JavaScript to see the shop.',
    buying: 'To buy, please turn on JavaScript, or call us:',
    failed:
      'The shop did not open. Check your connection and reload the page. If that does not help, update your browser.',
    reload: 'Reload the page',
    offline: 'You are offline',
    offlineText: 'This page does not open without a connection. Your basket is safe.',
    retry: 'Try again',
    home: 'Home page',
    product: 'A product with its pictures, price and stock',
  },
  ru: {
    noscript: 'Чтобы увидеть магазин, включите JavaScript.',
    buying: 'Чтобы купить, включите JavaScript или позвоните нам:',
    failed:
      'Магазин не открылся. Проверьте подключение к интернету и обновите страницу. Если не поможет, обновите браузер.',
    reload: 'Обновить страницу',
    offline: 'Нет подключения к интернету',
    offlineText: 'Эта страница не открывается без интернета. Ваша корзина в сохранности.',
    retry: 'Попробовать снова',
    home: 'Главная страница',
    product: 'Товар: фотографии, цена и наличие',
  },
}
