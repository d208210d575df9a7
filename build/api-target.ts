import type { ProxyOptions } from 'vite'
import { fail } from '../scripts/options.ts'

/** The real backend that `/api` is to reach, from API_TARGET; undefined where the mock server answers. */
export function apiTarget(): URL | undefined {
  const { API_TARGET: wanted } = process.env
  if (!wanted) return undefined
  const address = backendAddress(wanted)
  if (address !== null) return new URL(address)
  return fail(`API_TARGET is "${wanted}"; it has to be an address like https://api.example.com.`)
}

/** Where a backend stands, without the `/api` that every call begins with; null for what is no web address. */
export function backendAddress(text: string): string | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return (url.origin + url.pathname).replace(/\/(api\/?)?$/, '')
}

/** For `server.proxy` and `preview.proxy`: the backend as if it stood behind the shop's own address. */
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
          headers['set-cookie'] = headers['set-cookie']?.map(localCookie)
        })
      },
    },
  }
}

/** A cookie of the backend's, for a shop on `http://localhost`: of its host, and sent without TLS. */
export function localCookie(cookie: string): string {
  const kept = cookie.split(';').filter((part) => !/^\s*(domain=.*|secure)\s*$/i.test(part))
  return kept.map((part) => part.replace(/samesite=none/i, 'SameSite=Lax')).join(';')
}

/** What a greeting says of the backend. */
export function targetLines(target: URL): string {
  const address = target.href.replace(/\/$/, '')
  return `    the API    ${address}; no mock server runs
    try first  npm run contracts:verify -- --base-url ${address}`
}
