import type { NamespaceOrderTranslation } from '../../i18n-types.ts'

export default {
  title: 'Order {id}',
  placedAt: 'Placed on {date}',
  statuses: {
    awaitingPayment: 'Awaiting payment',
    registered: 'Placed',
    paid: 'Paid',
    sent: 'Sent',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  outcome: {
    paid: 'Payment received. We are preparing your order.',
    pending: 'Your order is placed and awaits payment.',
    failed: 'The payment did not go through and nothing was charged. You can pay again.',
    cancelled: 'You cancelled the payment. The order is placed and awaits payment.',
    offline: 'The order is placed. You pay on delivery.',
    cheque: 'The order is placed. We collect the cheque before sending.',
  },
  payAgain: 'Pay again',
  lines: 'Items in this order',
  delivery: 'Delivery',
  cheque: 'Cheque',
  notFound: 'This order was not found',
  notFoundText: 'Please check the address or contact support.',
  continueShopping: 'Continue shopping',
} satisfies NamespaceOrderTranslation
