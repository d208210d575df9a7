import type { ProxyOptions } from 'vite'

/** Backend URL from API_TARGET; undefined when the mock server answers. */
export function apiTarget(): URL | undefined {
  const address = backendFrom('API_TARGET')
  return address ? new URL(address) : undefined
}

/** Base URL of the backend that a variable names; undefined if it is empty. Exits with 2 if it is no address. */
export function backendFrom(name: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const wanted = env[name]
  if (!wanted) return undefined
  const address = backendAddress(wanted)
  if (address !== null) return address
  process.stderr.write(`${name} is "${wanted}"; it has to be an address like https://api.example.com.\n`)
  return process.exit(2)
}

/** Base URL of a backend without a trailing `/api`; null unless http(s). */
export function backendAddress(text: string): string | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return (url.origin + url.pathname).replace(/\/(api\/?)?$/, '')
}

/** Vite proxy options that rewrite Origin and cookies, so that the backend looks same-origin. */
export function proxyTo(target: URL): Record<string, ProxyOptions> {
  return {
    '/api': {
      target: target.href,
      changeOrigin: true,
      configure(proxy) {
        proxy.on('proxyReq', (request) => {
          if (request.hasHeader('origin')) request.setHeader('origin', target.origin)
        })
        proxy.on('proxyRes', ({ headers }) => {
          headers['set-cookie'] = headers['set-cookie']?.map(toLocalhostCookie)
        })
      },
    },
  }
}

/** Drops Domain and Secure from a backend cookie, so that a browser keeps it on http://localhost. */
export function toLocalhostCookie(cookie: string): string {
  const kept = cookie.split(';').filter((part) => !/^\s*(domain=.*|secure)\s*$/i.test(part))
  return kept.map((part) => part.replace(/samesite=none/i, 'SameSite=Lax')).join(';')
}

export function targetSummary(target: URL): string {
  const address = target.href.replace(/\/$/, '')
  return `    the API    ${address}; no mock server runs
    try first  npm run contracts -- verify --base-url ${address}`
}
