export const site = {
  /** Origin of canonical URLs, sitemaps and shared links. */
  origin: 'https://zarrin.example',
  name: { fa: 'زرین', en: 'Zarrin', ru: 'Zarrin' },
  /** A square SVG under `public/`. */
  logo: '/icons/zarrin.svg',
  hero: '/api/pictures/hero.svg',
  pageSize: 24,
  /** Stock at or below which "few left" is shown. */
  fewLeft: 3,
} as const

/** Origins of the services in `error-reporter.ts` and `analytics.ts`: the build adds them to the Content-Security-Policy. */
export const services: readonly string[] = []
