import type { NamespaceAppTranslation } from '../../i18n-types.ts'

export default {
  loading: 'The page is loading',
  update: 'A new version of the shop is ready.',
  reload: 'Reload',
  install: {
    title: '{shop} on your device',
    text: 'Install the shop to open it with one tap, and to see your basket without a connection.',
    accept: 'Install',
    dismiss: 'Not now',
    iosText: 'In Safari, take these two steps:',
    iosShare: 'Tap the Share button',
    iosAdd: 'Choose “Add to Home Screen”',
  },
} satisfies NamespaceAppTranslation
