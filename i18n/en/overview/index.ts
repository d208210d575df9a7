import type { NamespaceOverviewTranslation } from '../../i18n-types.ts'

export default {
  orders: 'Orders under way',
  noOrders: 'No order is under way.',
  otherAddresses: 'and {count|digits} more {{address|addresses}}',
} satisfies NamespaceOverviewTranslation
