import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  title: 'سفارش {id:string}',
  placedAt: 'تاریخ ثبت: {date:string}',
  statuses: {
    awaitingPayment: 'در انتظار پرداخت',
    registered: 'ثبت شده',
    paid: 'پرداخت شده',
    sent: 'ارسال شده',
    delivered: 'تحویل شده',
    cancelled: 'لغو شده',
  },
  outcome: {
    paid: 'پرداخت انجام شد. سفارش شما را آماده می‌کنیم.',
    pending: 'سفارش شما ثبت شده و در انتظار پرداخت است.',
    failed: 'پرداخت انجام نشد و مبلغی از حساب شما کم نشده است. می‌توانید دوباره پرداخت کنید.',
    cancelled: 'از پرداخت انصراف دادید. سفارش ثبت شده و در انتظار پرداخت است.',
    offline: 'سفارش ثبت شد. مبلغ را هنگام تحویل می‌پردازید.',
    cheque: 'سفارش ثبت شد. چک را پیش از ارسال از شما می‌گیریم.',
  },
  payAgain: 'پرداخت دوباره',
  lines: 'کالاهای سفارش',
  delivery: 'ارسال',
  cheque: 'چک',
  notFound: 'این سفارش پیدا نشد',
  notFoundText: 'نشانی صفحه را بررسی کنید یا با پشتیبانی تماس بگیرید.',
  continueShopping: 'ادامه خرید',
} satisfies BaseTranslation
