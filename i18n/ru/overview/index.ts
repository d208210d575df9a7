import type { NamespaceOverviewTranslation } from '../../i18n-types.ts'

export default {
  orders: 'Текущие заказы',
  noOrders: 'Сейчас заказов в работе нет.',
  otherAddresses: 'и ещё {count|digits} {{count:|адрес||адреса|адресов|адреса}}',
  emptyWallet: 'В кошельке пока пусто.',
  toReview: 'Ждут вашего отзыва',
  otherProducts: 'и ещё {count|digits} {{count:|товар||товара|товаров|товара}}',
  nothingToReview: 'Сейчас отзыва не ждёт ни один товар.',
  unread: 'Непрочитанных: {count|digits}',
  nothingUnread: 'Новых уведомлений нет.',
} satisfies NamespaceOverviewTranslation
