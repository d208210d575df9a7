import { createHash } from 'node:crypto'

export type Headers = Readonly<Record<string, string>>

/** CSP hashes of a page's inline scripts. JSON-LD is data and needs none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)
  return [...scripts].flatMap(({ groups }) => {
    const { attributes = '', text = '' } = groups!
    const runs = !/\ssrc=|\stype="application\//.test(attributes)
    return runs ? [`sha256-${createHash('sha256').update(text).digest('base64')}`] : []
  })
}

type Sources = {
  hashes: readonly string[]
  apiOrigin?: string
  services?: readonly string[]
  /** Pictures of seals: addresses, or paths of this site. */
  seals?: readonly string[]
}

function originOf(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`"${address}" in src/platform has to be an address like https://errors.example.com.`)
  return url.origin
}

/** Mantine needs inline styles (`<style>`, `style=`); `data:` is for icons in CSS and captions of films. */
function policy({ hashes, apiOrigin, services = [], seals = [] }: Sources): string {
  const server = ["'self'", apiOrigin].filter(Boolean)
  const directives: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      ...server,
      'data:',
      ...new Set(seals.filter((seal) => !/^\/(?!\/)/.test(seal)).map(originOf)),
    ],
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

const unusedFeatures = [
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

export const securityHeaders = (sources: Sources): Headers => ({
  'Content-Security-Policy': policy(sources),
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [...unusedFeatures.map((name) => `${name}=()`), 'otp-credentials=(self)'].join(', '),
})
