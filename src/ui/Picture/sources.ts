import { serverAddress } from '#src/platform/server-address.ts'
import { sizedAddress, widthsOf } from './sized-address.ts'

/** Attributes of an `<img>`, `src` the last: some browsers begin to load at once what is known by then. */
export function sourcesOf(address: string, width: number, sizes = `${width}px`) {
  const src = serverAddress(address)
  const srcSet = widthsOf(width).map((pixels) => `${sizedAddress(src, pixels)} ${pixels}w`)
  return { sizes, srcSet: srcSet.join(), src }
}
