import type { NamespaceInvoiceTranslation } from '../../i18n-types.ts'

export default {
  title: 'Invoice for order {id}',
  print: 'Print the invoice',
  back: 'Back to the order',
  date: 'Date: {date}',
  seller: 'Seller',
  buyer: 'Buyer',
  economicCode: 'Economic code: {code}',
  nationalId: 'National ID: {code}',
  registrationNumber: 'Registration number: {code}',
  postcode: 'Postcode: {code}',
  lines: 'Items',
  row: 'No.',
  item: 'Item',
  count: 'Qty',
  unitPrice: 'Unit price (Toman)',
  discount: 'Discount (Toman)',
  linePrice: 'Amount (Toman)',
  cancelled: 'This order was cancelled, and this invoice is void.',
} satisfies NamespaceInvoiceTranslation
