import { serverAddress } from '#src/platform/server-address.ts'

/** The only way to leave the shop. Throws unless the URL is http(s) or a path on the server. */
export function openExternal(url: string) {
  const target = new URL(serverAddress(url), location.href)
  if (!/^https?:$/.test(target.protocol)) throw new Error(`Not an address to go to: ${url}`)
  location.assign(target)
}

/** For a page that was just opened: Back would return to the middle of its smooth scroll to the top. */
export function openExternalFromTop(url: string) {
  scrollTo(0, 0)
  openExternal(url)
}
