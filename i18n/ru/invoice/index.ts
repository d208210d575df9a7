import type { NamespaceInvoiceTranslation } from '../../i18n-types.ts'

export default {
  title: 'Счёт по заказу {id}',
  print: 'Распечатать счёт',
  back: 'К заказу',
  date: 'Дата: {date}',
  seller: 'Продавец',
  buyer: 'Покупатель',
  economicCode: 'Экономический код: {code}',
  nationalId: 'Национальный идентификатор: {code}',
  registrationNumber: 'Регистрационный номер: {code}',
  postcode: 'Индекс: {code}',
  lines: 'Товары',
  row: '№',
  item: 'Наименование',
  count: 'Кол-во',
  unitPrice: 'Цена (туманов)',
  discount: 'Скидка (туманов)',
  linePrice: 'Сумма (туманов)',
  cancelled: 'Заказ отменён, счёт недействителен.',
} satisfies NamespaceInvoiceTranslation
