/** How a picture is shown: its usual width in CSS pixels, a multiple of four, and `sizes` where that differs by the window. */
export type Shown = { width: number; sizes?: string }

/** From a narrow window to a phone of three dots a pixel. */
export const widthsOf = (width: number) => [0.5, 0.75, 1, 1.5, 2, 3].map((times) => times * width)

/** One word of a `srcset`. Written into `index.html` as it is: it knows nothing else of this file. */
export function sizedAddress(address: string, width: number) {
  const [path, query] = address.replace(/#.*/, '').split(/\?(.*)/)
  const params = new URLSearchParams(query)
  params.set('w', `${width}`)
  return `${path!.replace(/\s/g, '%20')}?${params}`
}
