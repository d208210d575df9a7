import type { NamespaceTrackTranslation } from '../../i18n-types.ts'

export default {
  title: 'Track an order',
  text: 'Enter the order number and the mobile number that the order was placed with.',
  number: 'Order number',
  numberHint: 'It is in the message about your order: {example}',
  numberInvalid: 'Please write the order number like {example}.',
  mobile: 'Mobile number',
  mobileInvalid: 'Please enter the whole mobile number: 11 digits, starting with 09.',
  send: 'Track',
  status: 'Status of the order',
  member: 'If you have an account, all your orders are there.',
  orders: 'My orders',
} satisfies NamespaceTrackTranslation
