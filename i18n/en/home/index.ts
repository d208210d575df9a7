import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

export default {
  failed: 'Part of this page did not load. Check your connection and try again.',
  discounted: 'On sale',
  sale: {
    until: 'Until {date}',
    daysLeft: '{days|digits} {{days:day|days}} left',
    lastDay: 'Today is the last day',
  },
  story: 'A story from the journal',
  read: 'Read the story',
  newest: 'Just in',
  popular: 'Popular with buyers',
  makers: 'Behind every piece, a name',
  posts: 'New in the journal',
  trust: {
    title: 'Why {shop}?',
    delivery: 'Delivery across Iran',
    deliveryText: 'Safely packed, at your door in one to nine days',
    returns: 'Seven days to return',
    returnsText: 'Not what you hoped for? Send it back',
    authentic: 'Guaranteed authentic',
    authenticText: 'The maker’s name; with carpets, stones, silver and calligraphy, a certificate too',
    support: 'Support',
    supportText: 'Saturday to Wednesday, 9:00–\u206017:00',
  },
} satisfies NamespaceHomeTranslation
