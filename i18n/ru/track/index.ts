import type { NamespaceTrackTranslation } from '../../i18n-types.ts'

export default {
  title: 'Отследить заказ',
  text: 'Введите номер заказа и телефон, на который он оформлен.',
  number: 'Номер заказа',
  numberHint: 'Он указан в сообщении о заказе: {example}',
  numberInvalid: 'Введите номер заказа, например {example}.',
  mobile: 'Номер телефона',
  mobileInvalid: 'Введите номер полностью: 11 цифр, начиная с 09.',
  send: 'Отследить',
  status: 'Статус заказа',
  member: 'Если у вас есть личный кабинет, все заказы видны в нём.',
  orders: 'Мои заказы',
} satisfies NamespaceTrackTranslation
