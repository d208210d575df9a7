import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  intro: {
    blogs: 'برای شناختن دست‌ساخته‌ها، نگه‌داشتن و زندگی کردن با آن‌ها.',
    brand: 'کارگاه‌ها و استادانی که کارشان به خانه شما می‌رسد.',
    video: 'چند لحظه کنار دار، کوره و میز کار.',
    gallery: 'کارها کنار هم، از نزدیک و در نور خوب.',
    services: 'پیش از خرید و سال‌ها پس از آن، کنار شما هستیم.',
    exhibition: 'جایی برای دیدن کارها از نزدیک و گفت‌وگو با سازندگان.',
  },
  empty: 'هنوز چیزی اینجا نیست',
  emptyText: 'به‌زودی پر می‌شود. تا آن روز، کالاهای فروشگاه را ببینید.',
  noPage: 'این فهرست به اینجا نمی‌رسد',
  noPageText: 'فهرست کوتاه‌تر از آن است که این صفحه را داشته باشد. از صفحه اول ببینید.',
  firstPage: 'صفحه اول',
  gone: 'این صفحه دیگر در فروشگاه نیست',
  goneText: 'شاید برداشته شده یا نشانی‌اش عوض شده باشد. بقیه همچنان سر جایشان هستند.',
  seeOthers: 'مشاهده بقیه',
  by: 'نوشته {author:string}',
  readingTime: '{minutes:number|digits} دقیقه خواندن',
  goods: {
    blogs: 'کالاهای این نوشته',
    brand: 'کارهای این کارگاه',
    video: 'کالاهای این فیلم',
    gallery: 'کارهای این گالری',
    services: 'کالاهای مرتبط',
    exhibition: 'در این نمایشگاه می‌بینید',
  },
  video: {
    captions: 'زیرنویس',
    transcript: 'متن فیلم',
    transcriptHint: 'هر جمله را بزنید تا فیلم از همان‌جا پخش شود.',
    failed: 'فیلم پخش نشد. متن آن را اینجا بخوانید یا کمی بعد دوباره تلاش کنید.',
    retry: 'پخش دوباره',
  },
  gallery: {
    pictures: 'تصویرها',
  },
  service: {
    facts: 'هزینه و زمان',
    price: 'هزینه',
    priceFrom: 'از {price:string}',
    time: 'زمان',
    ask: 'پرسش و سفارش',
    askText: 'بگویید چه می‌خواهید؛ پیش از شروع کار، هزینه و زمان دقیق را می‌گوییم.',
  },
  event: {
    status: {
      running: 'در حال برگزاری',
      coming: 'پیش رو',
      past: 'برگزار شده',
    },
    until: 'تا {date:string}',
    when: 'زمان',
    where: 'محل',
    place: '{venue:string}، {city:string}',
  },
} satisfies BaseTranslation
