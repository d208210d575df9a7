import type { NamespaceOverviewTranslation } from '../../i18n-types.ts'

export default {
  orders: 'Текущие заказы',
  noOrders: 'Сейчас заказов в работе нет.',
  otherAddresses: 'и ещё {count|digits} {{count:|адрес||адреса|адресов|адреса}}',
} satisfies NamespaceOverviewTranslation
