import type { Crawler } from './crawlers.ts'
import { kilobytes } from './kilobytes.ts'

/** Null is what is not known; without an answer, everything. */
export type PictureAnswer = {
  status: number | null
  type: string | null
  bytes: number | null
  width: number | null
  height: number | null
}

export type FetchPicture = (address: string) => Promise<PictureAnswer>

/** `og:image` or `twitter:image` names its address. */
export type PictureFacts = PictureAnswer & {
  address: string
  /** A copy of the site on this machine has the pictures that its pages name by the address of the site. */
  fetchedFrom: string
}

const raster = /^image\/(png|jpeg|webp|gif)$/

/** Why no messenger shows the picture that `tag` names; null if they can. */
export function pictureProblem(tag: string, { address, status, type, width, height }: PictureFacts) {
  if (!URL.canParse(address)) return `${tag} is no absolute address: write it with https:// and the host.`
  if (new URL(address).protocol !== 'https:') return `${tag} is no https address.`
  if (status === null) return `${tag} cannot be fetched.`
  if (status !== 200) return `${tag} answers ${status}.`
  if (type === null) return `${tag} answers without a content type.`
  if (type === 'image/svg+xml') return `${tag} is an SVG: no messenger shows it.`
  if (!raster.test(type)) return `${tag} answers ${type}, which is no picture.`
  return width === null || height === null ? `${tag} is no picture that can be read.` : null
}

export function pictureLimits(crawler: Crawler, tag: string, picture: PictureFacts): string[] {
  const { name, pictureBytes, minWidth, minHeight, maxRatio = Infinity } = crawler
  const { bytes, width, height } = picture
  if (bytes === null || width === null || height === null) return []
  return [
    bytes > pictureBytes &&
      `${tag} has ${kilobytes(bytes)}; ${name} shows at most ${kilobytes(pictureBytes)}.`,
    (width < minWidth || height < minHeight) &&
      `${tag} is ${width} × ${height}; ${name} shows none below ${minWidth} × ${minHeight}.`,
    width > height * maxRatio && `${tag} is more than ${maxRatio} times as wide as high: ${name} shows none.`,
  ].filter((limit) => limit !== false)
}
