import { serverAddress } from '#src/platform/server-address.ts'
import { sizedAddress, widthsOf } from './sized-address.ts'

/** `src` comes last: some browsers start to load as soon as it is set. */
export function imageSources(address: string, width: number, sizes = `${width}px`) {
  const src = serverAddress(address)
  const srcSet = widthsOf(width).map((pixels) => `${sizedAddress(src, pixels)} ${pixels}w`)
  return { sizes, srcSet: srcSet.join(), src }
}
