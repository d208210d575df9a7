import { createHash } from 'node:crypto'
import { shareFolder } from '../build/hosting.ts'
import { drawSharePicture } from '../build/share-picture/draw-share-picture.ts'
import { drawingVersion } from '../build/share-picture/drawing-version.ts'
import { fitPicture } from '../build/share-picture/fit-picture.ts'
import { wordsOf, type SharePage } from '../build/share-picture/page-words.ts'
import type { FetchPicture } from '../build/share-pictures.ts'
import { sharePageOf, withShareTags } from '../build/share-tags.ts'
import { loadAllLocales } from '../i18n/i18n-util.sync.ts'
import { addressOfBaseName, baseName } from '../render/file-names.ts'
import { lruCache } from './lru-cache.ts'
import { renderQueue } from './render-queue.ts'

/** A link preview: its path is new where the words on it are. */
export type LivePicture = { path: string; page: SharePage }

/** `isWhole`: not without its picture because that could not be fetched. */
type DrawnPicture = { jpeg: Uint8Array; isWhole: boolean }

const megabyte = 2 ** 20
/** A page's title and address of its picture. */
const pageBytes = 1_000

const fileName = RegExp(`^/${shareFolder}(?<base>/.+)\\.[0-9a-f]{24}\\.jpg$`)

/** The page whose link preview has this path; null for any other path. */
export function pageOfPicture(path: string): string | null {
  const base = fileName.exec(path)?.groups?.base
  return base === undefined ? null : addressOfBaseName(base)
}

/** Names the link preview of each page that is drawn, and draws the picture when it is asked for. */
export async function livePictures(fetchPicture: FetchPicture) {
  loadAllLocales()
  const version = await drawingVersion()
  const named = lruCache<LivePicture>({ maxBytes: 16 * megabyte, sizeOf: () => pageBytes })
  const drawn = lruCache<Uint8Array>({ maxBytes: 64 * megabyte, sizeOf: (jpeg) => jpeg.length })
  const drawings = renderQueue<DrawnPicture>({ concurrency: 2, maxWaiting: 50 })

  function pathOf(address: string, page: SharePage): string {
    const inputs = JSON.stringify([version, page.picture, wordsOf(page)])
    const hash = createHash('sha256').update(inputs).digest('hex').slice(0, 24)
    return `/${shareFolder}${baseName(address)}.${hash}.jpg`
  }

  async function draw({ path, page }: LivePicture): Promise<DrawnPicture> {
    const source = page.picture === null ? null : await fetchPicture(page.picture).catch(() => null)
    const jpeg = await drawSharePicture(wordsOf(page), source && (await fitPicture(source)))
    const isWhole = page.picture === null || source !== null
    if (isWhole) drawn.set(path, jpeg)
    return { jpeg, isWhole }
  }

  return {
    /** `html` with the tags of its link preview. */
    withTags(html: string, address: string): string {
      const page = sharePageOf(html, address)
      if (!page) return html
      const path = pathOf(address, page)
      /** Texts that were cut out of the page would keep all of it in memory. */
      named.set(address, { path, page: structuredClone(page) })
      return withShareTags(html, path)
    },
    /** The picture of the page at `address` as it was drawn the last time. */
    of: (address: string) => named.get(address),
    draw(picture: LivePicture): Promise<DrawnPicture> {
      const jpeg = drawn.get(picture.path)
      if (jpeg) return Promise.resolve({ jpeg, isWhole: true })
      return drawings.run(picture.path, () => draw(picture))
    },
    forget(address: string) {
      const picture = named.get(address)
      if (picture) drawn.delete(picture.path)
      named.delete(address)
    },
  }
}
