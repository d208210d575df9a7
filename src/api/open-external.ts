import { serverAddress } from '#src/platform/server-address.ts'

/** The one way out of the shop, named so that it is seen. Throws for what is neither http(s) nor a path of the server. */
export function openExternal(url: string) {
  const target = new URL(serverAddress(url), location.href)
  if (!/^https?:$/.test(target.protocol)) throw new Error(`Not an address to go to: ${url}`)
  location.assign(target)
}
