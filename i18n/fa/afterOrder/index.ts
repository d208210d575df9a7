import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  openInvoice: 'فاکتور',
  cancel: {
    open: 'لغو سفارش',
    title: 'لغو سفارش {id:string}',
    lines: 'کدام کالاها را لغو می‌کنید؟',
    linesNeeded: 'دست‌کم یک کالا را انتخاب کنید.',
    reason: 'چرا لغو می‌کنید؟',
    reasonNeeded: 'دلیل لغو را انتخاب کنید.',
    choose: 'انتخاب کنید',
    reasons: {
      changedMind: 'نظرم عوض شد',
      tooLate: 'دیر به دستم می‌رسد',
      cheaperElsewhere: 'جای دیگری ارزان‌تر پیدا کردم',
      mistake: 'اشتباه سفارش دادم',
      other: 'دلیل دیگری دارم',
    },
    send: 'لغو کنید',
    keep: 'سفارش بماند',
    done: 'لغو شد',
  },
  delivery: {
    open: 'تغییر زمان تحویل',
    title: 'زمان تحویل سفارش {id:string}',
    windows: 'کدام بازه برایتان بهتر است؟',
    current: 'بازه کنونی',
    none: 'بازه آزاد دیگری نمانده است. سفارش در همان زمان پیشین می‌رسد.',
    needed: 'یک بازه انتخاب کنید.',
    send: 'ثبت زمان تازه',
    keep: 'همان زمان بماند',
    done: 'زمان تحویل تغییر کرد',
  },
  changes: {
    title: 'این‌ها مانند بار پیش نیست',
    gone: '{title:string}: به سبد اضافه نشد. {reason:string}',
    less: '{title:string}: از {wanted:number|digits} عدد، {added:number|digits} عدد به سبد اضافه شد.',
    dearer: '{title:string}: قیمت از {before:string} به {now:string} رسیده است.',
  },
  cancelled: {
    title: 'لغوشده‌ها',
    at: 'لغو در {date:string}',
    partly: 'بخشی لغو شده',
  },
  refund: {
    title: 'بازگشت پول',
    unknown: '{price:string} به شما برمی‌گردد.',
    wallet: '{price:string} به کیف پول شما برمی‌گردد.',
    card: '{price:string} تا سه روز کاری به همان کارتی که با آن پرداخت کردید برمی‌گردد.',
    cheque: 'چک شما پس داده می‌شود. اگر بخشی از سفارش بماند، چکی به مبلغ تازه می‌گیریم.',
    none: 'چیزی نپرداخته‌اید، پس پولی هم برنمی‌گردد.',
  },
} satisfies BaseTranslation
