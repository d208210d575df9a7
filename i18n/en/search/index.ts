import type { NamespaceSearchTranslation } from '../../i18n-types.ts'

export default {
  suggestions: 'Search suggestions',
  count: '{count|digits} {{count:suggestion|suggestions}}',
  recent: 'Your recent searches',
  forget: 'Remove “{text}” from recent searches',
  forgetAll: 'Remove all',
  products: 'Products',
  all: 'All results for “{text}”',
  nothing: 'Nothing found for “{text}”',
  nothingText: 'Check the spelling, or try a shorter or more general word.',
  nothingFiltered: 'Nothing is left with the filters you chose. Clear them or try another word.',
  didYouMean: 'Did you mean “{text}”?',
  everywhere: 'Search all products',
  browse: 'Start from a category',
  popular: 'Popular with buyers',
  viewed: 'Recently viewed',
  rows: {
    seeAll: 'See all',
    carousel: 'carousel',
    previous: 'Previous: {title}',
    next: 'Next: {title}',
  },
} satisfies NamespaceSearchTranslation
