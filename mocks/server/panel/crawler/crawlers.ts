export type Crawler = {
  name: string
  userAgent: string
  /** It reads so many bytes of the HTML. */
  bytes: number
  /** Tags in the order in which it takes them; `title` is the element. */
  title: readonly string[]
  description: readonly string[]
  picture: readonly string[]
  /** Characters that it shows. */
  titleLength: number
  descriptionLength: number
  /** A picture outside of these limits is not shown. */
  pictureBytes: number
  minWidth: number
  minHeight: number
  /** Width divided by height. */
  maxRatio?: number
  /** Where its figures are from; what no source names is marked as an estimate. */
  sources: readonly string[]
}

/** The strictest previewers stop here. */
export const strictestBytes = 16_000

const title = ['og:title', 'twitter:title', 'title']
const description = ['og:description', 'twitter:description', 'description']
const picture = ['og:image', 'twitter:image']

export const crawlers = {
  telegram: {
    name: 'Telegram',
    userAgent: 'TelegramBot (like TwitterBot)',
    bytes: 512_000,
    title,
    description,
    picture,
    titleLength: 100,
    descriptionLength: 300,
    pictureBytes: 5_000_000,
    minWidth: 200,
    minHeight: 200,
    sources: [
      'https://share-preview.com/blog/telegram-link-preview',
      'https://www.tryunfurl.com/telegram-link-preview.html',
      'estimate: bytes, lengths',
    ],
  },
  whatsapp: {
    name: 'WhatsApp',
    userAgent: 'WhatsApp/2.24.10.0',
    bytes: 300_000,
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    picture: ['og:image'],
    titleLength: 70,
    descriptionLength: 80,
    pictureBytes: 600_000,
    minWidth: 300,
    minHeight: 75,
    maxRatio: 4,
    sources: [
      'https://developers.facebook.com/docs/whatsapp/link-previews',
      'estimate: length of the title, which has two lines',
    ],
  },
  x: {
    name: 'X',
    userAgent: 'Twitterbot/1.0',
    bytes: strictestBytes,
    title: ['twitter:title', 'og:title'],
    description: ['twitter:description', 'og:description'],
    picture: ['twitter:image', 'og:image'],
    titleLength: 70,
    descriptionLength: 200,
    pictureBytes: 5_000_000,
    minWidth: 300,
    minHeight: 157,
    sources: [
      'https://developer.x.com/cards/markup',
      'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image',
      'estimate: bytes, as of the strictest',
    ],
  },
  slack: {
    name: 'Slack',
    userAgent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    bytes: 32_000,
    title,
    description,
    picture,
    titleLength: 100,
    descriptionLength: 300,
    pictureBytes: 5_000_000,
    minWidth: 200,
    minHeight: 200,
    sources: [
      'https://docs.slack.dev/messaging/unfurling-links-in-messages',
      'https://opengraphplus.com/consumers/slack/issues/link-not-unfurling',
      'https://previewog.com/slack-link-preview/',
      'estimate: length of the title, bytes of the picture',
    ],
  },
  instagram: {
    name: 'Instagram',
    userAgent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    bytes: strictestBytes,
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    picture: ['og:image'],
    titleLength: 88,
    descriptionLength: 300,
    pictureBytes: 8_000_000,
    minWidth: 200,
    minHeight: 200,
    sources: [
      'https://developers.facebook.com/docs/sharing/webmasters/images/',
      'https://opengraphplus.com/consumers/instagram/tags',
      'https://breezy-tools.pages.dev/tools/open-graph-preview',
      'estimate: bytes, as of the strictest',
    ],
  },
  google: {
    name: 'Google',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    bytes: 2_000_000,
    title: ['title', 'og:title'],
    description: ['description'],
    picture: ['og:image'],
    titleLength: 60,
    descriptionLength: 155,
    pictureBytes: 5_000_000,
    minWidth: 50,
    minHeight: 50,
    sources: [
      'https://developers.google.com/search/docs/crawling-indexing/googlebot',
      'https://docs.squirrelscan.com/rules/crawl/html-size',
      'estimate: lengths, limits of the picture',
    ],
  },
} as const satisfies Record<string, Crawler>

export type CrawlerName = keyof typeof crawlers

export const crawlerNames = Object.keys(crawlers) as CrawlerName[]

/** Google shows a result of a search, not a card. */
export const messengers = crawlerNames.filter((name) => name !== 'google')
