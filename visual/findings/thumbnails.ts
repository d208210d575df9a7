import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mapConcurrently } from '../pool.ts'
import type { Finding, Image, Rect, Report } from '../report.ts'
import { commentedGroups, shownShot } from './commented-groups.ts'

/** The part of a picture that a comment shows. */
export type Thumbnail = { image: Image; left: number; top: number; width: number; height: number }

/** CSS pixels. */
const largest = { width: 400, height: 300 }

const areaOf = ({ width, height }: Rect) => width * height

const within = (start: number, most: number) => Math.max(0, Math.min(Math.round(start), most))

/** The place of the largest change; of a picture without one, its beginning. */
export function thumbnailOf(image: Image | null, { change }: Finding): Thumbnail | null {
  if (!image) return null
  const width = Math.min(image.width, largest.width)
  const height = Math.min(image.height, largest.height)
  const regions = change?.regions.toSorted((one, other) => areaOf(other) - areaOf(one)) ?? []
  const region = regions[0] ?? { x: 0, y: 0, width: 0, height: 0 }
  return {
    image,
    width,
    height,
    left: within(region.x + (region.width - width) / 2, image.width - width),
    top: within(region.y + (region.height - height) / 2, image.height - height),
  }
}

export const thumbnailFile = ({ image: { hash }, left, top }: Thumbnail) => `${hash}-${left}-${top}.png`

/** Of the groups that a comment shows. Resolves to the names of the files; pictures that `read` does not find have none. */
export async function writeThumbnails(
  report: Report,
  folder: string,
  read: (hash: string) => Promise<Buffer | undefined>,
): Promise<Set<string>> {
  await mkdir(folder, { recursive: true })
  const findings = new Map(report.findings.map((finding) => [finding.key, finding]))
  const shown = commentedGroups(report).flatMap((group) => {
    const finding = shownShot(group, findings)
    return [finding.before, finding.after].flatMap((image) => thumbnailOf(image, finding) ?? [])
  })
  const files = await mapConcurrently(shown, async (thumbnail) => {
    const { image, left, top, width, height } = thumbnail
    const picture = await read(image.hash)
    if (!picture) return []
    const cut = sharp(picture).extract({ left, top, width, height })
    await cut.png({ palette: true }).toFile(join(folder, thumbnailFile(thumbnail)))
    return [thumbnailFile(thumbnail)]
  })
  return new Set(files.flat())
}
