import { createHash } from 'node:crypto'

export type Headers = Readonly<Record<string, string>>

/** The hashes of a page's inline scripts, as a policy names them. What is data, as JSON-LD, runs never. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)
  return [...scripts].flatMap(({ groups }) => {
    const { attributes = '', text = '' } = groups!
    const runs = !/\ssrc=|\stype="application\//.test(attributes)
    return runs ? [`sha256-${createHash('sha256').update(text).digest('base64')}`] : []
  })
}

type Sources = {
  /** Of `inlineScriptHashes`: nothing else runs that is no file of the shop. */
  hashes: readonly string[]
  /** Where calls, pictures and films go when that is not the shop's own origin: `https://api.example.com`. */
  apiOrigin?: string
  /** Web addresses of services that pages report to, as an error tracker: see `src/platform/site.ts`. */
  services?: readonly string[]
}

/** Of an address under http(s), as a policy names it. Throws for anything else. */
function originOf(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `The service "${address}" in src/platform/site.ts has to be an address like https://errors.example.com.`,
    )
  return url.origin
}

/**
 * `style-src` has to take inline styles: Mantine writes its responsive rules as `<style>`, its sizes as attributes. What
 * is `data:` are small drawings of style sheets, and captions of films.
 */
function policy({ hashes, apiOrigin, services = [] }: Sources): string {
  const server = ["'self'", apiOrigin].filter(Boolean)
  const directives: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [...server, 'data:'],
    'font-src': ["'self'"],
    'media-src': [...server, 'data:'],
    'connect-src': [...server, ...services.map(originOf)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Abilities that the shop has no use for; the code of a text message is for its sign-in alone. */
const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** What every file of the shop is sent with. Pages of the API and of the mock server have their own. */
export const securityHeaders = (sources: Sources): Headers => ({
  'Content-Security-Policy': policy(sources),
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [...refused.map((name) => `${name}=()`), 'otp-credentials=(self)'].join(', '),
})
