import type { NamespaceAppTranslation } from '../../i18n-types.ts'

export default {
  loading: 'The page is loading',
  update: 'A new version of the shop is ready.',
  reload: 'Reload',
  addLost:
    'No answer came, so we cannot tell whether it was added. Please try again; it will not be added twice.',
  install: {
    title: '{shop} on your device',
    text: 'Install the shop to open it with one tap, and to see your basket without a connection.',
    accept: 'Install',
    dismiss: 'Not now',
    iosText: 'In Safari, take these two steps:',
    iosShare: 'Tap the Share button',
    iosAdd: 'Choose “Add to Home Screen”',
  },
  footer: {
    about: '{shop} brings the work of Iran’s makers straight to your home.',
    shop: 'Shop',
    read: 'Read and watch',
    track: 'Track an order',
    help: {
      delivery: 'Delivery',
      payment: 'Payment',
      returns: 'Returns',
      terms: 'Terms of sale',
      privacy: 'Privacy',
      faq: 'Frequently asked questions',
    },
    payments: 'Ways to pay',
    social: 'Follow us',
    seals: 'Trust seals',
    contact: 'Contact',
    hours: 'Saturday to Wednesday, 9:00–\u206017:00',
    phone: '+98 21 8888 0000',
    rights: '{shop}. All rights reserved.',
  },
} satisfies NamespaceAppTranslation
