import type { NamespaceTroubleTranslation } from '../../i18n-types.ts'

export default {
  offline: {
    title: 'You are offline',
    text: 'This page opens by itself as soon as you are connected again.',
  },
  maintenance: {
    title: 'The shop is briefly unavailable',
    text: 'We are seeing to it and will be back soon.',
    seconds: 'This page tries again by itself in {seconds|digits} {{seconds:second|seconds}}.',
    minutes: 'This page tries again by itself in {minutes|digits} {{minutes:minute|minutes}}.',
    now: 'Trying again…',
  },
  id: 'Error reference',
  copy: 'Copy the reference',
  copied: 'Reference copied',
  notCopied: 'Could not copy; the reference is selected.',
} satisfies NamespaceTroubleTranslation
