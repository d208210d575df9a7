import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Visit statistics',
  text: 'May we count visits and purchases, without your name or address, to make the shop better?',
  accept: 'Allow',
  decline: 'Do not allow',
  change: 'Visit statistics',
} satisfies NamespaceConsentTranslation
