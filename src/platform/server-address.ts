import { site } from './site.ts'

declare global {
  interface ImportMetaEnv {
    /** Set at build time for a server at another origin: `https://api.example.com`. The build strips `/api`. */
    readonly VITE_API_BASE?: string
  }
}

const base = import.meta.env.VITE_API_BASE ?? ''

/** Prefixes a server path of a call or a picture with `VITE_API_BASE`; absolute URLs are unchanged. */
export const serverAddress = (address: string) => (address.startsWith('/') ? base + address : address)

/** The reverse of `serverAddress`. */
export const serverPath = (address: string) =>
  base && address.startsWith(base) ? address.slice(base.length) : address

/** An absolute URL, for JSON-LD. `new URL` would throw for an invalid picture address. */
export function publicAddress(address: string): string {
  const at = serverAddress(address)
  return at.startsWith('/') ? site.origin + at : at
}
