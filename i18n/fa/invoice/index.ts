import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  title: 'فاکتور سفارش {id:string}',
  print: 'چاپ فاکتور',
  back: 'بازگشت به سفارش',
  date: 'تاریخ: {date:string}',
  seller: 'فروشنده',
  buyer: 'خریدار',
  economicCode: 'کد اقتصادی: {code:string}',
  nationalId: 'شناسه ملی: {code:string}',
  registrationNumber: 'شماره ثبت: {code:string}',
  postcode: 'کد پستی: {code:string}',
  lines: 'کالاها',
  row: 'ردیف',
  item: 'شرح کالا',
  count: 'تعداد',
  unitPrice: 'قیمت واحد (تومان)',
  discount: 'تخفیف (تومان)',
  linePrice: 'مبلغ (تومان)',
  cancelled: 'این سفارش لغو شده است و این فاکتور اعتبار ندارد.',
} satisfies BaseTranslation
