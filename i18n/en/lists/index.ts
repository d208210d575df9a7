import type { NamespaceListsTranslation } from '../../i18n-types.ts'

export default {
  discount: {
    page: 'Discount code {code}',
    applied: 'The discount code {code} has been applied to your basket',
    appliedText: '{amount} has been taken off your basket.',
    appliedLater: 'The discount counts once your basket is worth enough.',
    applying: 'Applying the discount code {code} to your basket…',
    waits: 'We have kept the discount code {code} for you',
    waitsText: 'Add something to your basket: the discount is applied as soon as you open it.',
    refused: 'The discount code {code} was not applied',
    unchanged: 'Your basket is as it was.',
    forget: 'Do not use this code',
  },
} satisfies NamespaceListsTranslation
