import { site } from './site.ts'

declare global {
  interface ImportMetaEnv {
    /** Set when the shop is built, for a server at another origin: `https://api.example.com`. */
    readonly VITE_API_BASE?: string
  }
}

const base = (import.meta.env.VITE_API_BASE ?? '').replace(/\/$/, '')

/** Where a path of the server is, of a call or a picture; whole addresses stay as they are. */
export const serverAddress = (address: string) => (address.startsWith('/') ? base + address : address)

/** The same for whoever reads it elsewhere. Joined, not parsed: an odd address of a picture must not cost the page. */
export function publicAddress(address: string): string {
  const at = serverAddress(address)
  return at.startsWith('/') ? site.origin + at : at
}
