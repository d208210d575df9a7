import type { NamespaceContentTranslation } from '../../i18n-types.ts'

export default {
  intro: {
    blogs: 'On knowing handmade things, caring for them and living with them.',
    brand: 'The workshops and masters whose work comes to your home.',
    video: 'A few moments beside the loom, the kiln and the bench.',
    gallery: 'Pieces side by side, close up and in good light.',
    services: 'With you before you buy, and for years afterwards.',
    exhibition: 'Where you can see the work up close and talk to those who make it.',
  },
  empty: 'Nothing here yet',
  emptyText: 'We are working on it. Until then, have a look around the shop.',
  noPage: 'The list does not go this far',
  noPageText: 'It is too short to have this page. Please start from the first one.',
  firstPage: 'First page',
  gone: 'This page is no longer in the shop',
  goneText: 'It may have been taken down or moved. The others are where they were.',
  seeOthers: 'See the others',
  by: 'By {author}',
  readingTime: '{minutes|digits} min read',
  goods: {
    blogs: 'Mentioned in this article',
    brand: 'From this workshop',
    video: 'Seen in this film',
    gallery: 'Pieces in this gallery',
    services: 'Related pieces',
    exhibition: 'At this exhibition',
  },
  video: {
    captions: 'Captions',
    transcript: 'Transcript',
    transcriptHint: 'Choose a sentence to play the film from there.',
    failed: 'The film could not be played. Read it here, or try again shortly.',
    retry: 'Play again',
  },
  gallery: {
    pictures: 'Pictures',
  },
  service: {
    facts: 'Price and time',
    price: 'Price',
    priceFrom: 'From {price}',
    time: 'Time',
    ask: 'Ask or book',
    askText: 'Tell us what you need. We name the exact price and time before any work starts.',
  },
  event: {
    status: {
      running: 'Running now',
      coming: 'Coming up',
      past: 'Past',
    },
    until: 'Until {date}',
    when: 'When',
    where: 'Where',
    place: '{venue}, {city}',
  },
} satisfies NamespaceContentTranslation
