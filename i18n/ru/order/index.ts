import type { NamespaceOrderTranslation } from '../../i18n-types.ts'

export default {
  title: 'Заказ {id}',
  placedAt: 'Оформлен {date}',
  statuses: {
    awaitingPayment: 'Ожидает оплаты',
    registered: 'Оформлен',
    paid: 'Оплачен',
    sent: 'Отправлен',
    delivered: 'Доставлен',
    cancelled: 'Отменён',
  },
  outcome: {
    paid: 'Оплата прошла. Готовим ваш заказ.',
    pending: 'Заказ оформлен и ожидает оплаты.',
    failed: 'Оплата не прошла, деньги не списаны. Вы можете оплатить ещё раз.',
    cancelled: 'Вы отменили оплату. Заказ оформлен и ожидает оплаты.',
    offline: 'Заказ оформлен. Оплата при получении.',
    cheque: 'Заказ оформлен. Мы примем чек перед отправкой.',
  },
  payAgain: 'Оплатить ещё раз',
  lines: 'Товары в заказе',
  delivery: 'Доставка',
  cheque: 'Чек',
  notFound: 'Заказ не найден',
  notFoundText: 'Проверьте адрес или напишите в поддержку.',
  continueShopping: 'Продолжить покупки',
} satisfies NamespaceOrderTranslation
