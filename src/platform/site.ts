/** The brand. Another shop is this file and another catalogue; what it says of itself is in the dictionaries' `site`. */
export const site = {
  /** Where the shop stands on the web, for what is read elsewhere: canonical addresses, sitemaps, shared links. */
  origin: 'https://zarrin.example',
  name: { fa: 'زرین', en: 'Zarrin', ru: 'Zarrin' },
  /** A square SVG under `public/`. */
  logo: '/icons/zarrin.svg',
  /** The wide picture of the home page. */
  hero: '/api/pictures/hero.svg',
  phone: '02188880000',
  email: 'salam@zarrin.example',
  postcode: '15847-36514',
  map: 'https://www.openstreetmap.org/?mlat=35.7124&mlon=51.4231#map=17/35.7124/51.4231',
  /** Goods on a page of a listing. */
  pageSize: 24,
  /** From this many down a shopper is told that few are left. */
  fewLeft: 3,
} as const

/**
 * Addresses of the services plugged in by `error-reporter.ts` and `analytics.ts`, as https://errors.example.com. The browser
 * lets the shop call no other server: the build writes them into its Content-Security-Policy, for every host.
 */
export const services: readonly string[] = []
