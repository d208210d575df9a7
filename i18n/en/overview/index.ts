import type { NamespaceOverviewTranslation } from '../../i18n-types.ts'

export default {
  orders: 'Orders under way',
  noOrders: 'No order is under way.',
  otherAddresses: 'and {count|digits} more {{address|addresses}}',
  emptyWallet: 'Your wallet is empty.',
  toReview: 'Waiting for your review',
  otherProducts: 'and {count|digits} more {{product|products}}',
  nothingToReview: 'No product is waiting for your review.',
  unread: '{count|digits} unread',
  nothingUnread: 'Nothing new.',
} satisfies NamespaceOverviewTranslation
