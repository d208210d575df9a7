/** `width`: usual CSS px, a multiple of four; `sizes` where it depends on the viewport. */
export type ImageSizes = { width: number; sizes?: string }

/** `srcset` widths, from a narrow window to a 3x phone. */
export const widthsOf = (width: number) => [0.5, 0.75, 1, 1.5, 2, 3].map((times) => times * width)

/** A URL for `srcset`. Its source is inlined into `index.html`, so it must be self-contained. */
export function sizedAddress(address: string, width: number) {
  const [path, query] = address.replace(/#.*/, '').split(/\?(.*)/)
  const params = new URLSearchParams(query)
  params.set('w', `${width}`)
  return `${path!.replace(/\s/g, '%20')}?${params}`
}
