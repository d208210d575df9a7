import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadAllLocales } from '../i18n/i18n-util.sync.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { replaceFile } from './replace-file.ts'
import { drawSharePicture } from './share-picture/draw-share-picture.ts'
import { drawingVersion } from './share-picture/drawing-version.ts'
import { fitPicture, type FittedPicture } from './share-picture/fit-picture.ts'
import { wordsOf, type SharePage } from './share-picture/page-words.ts'

/** `fileName` is new where the picture is: link previews keep a picture for as long as its address. */
export type SharePicture = { fileName: string; jpeg: Uint8Array }

/** SVG or raster; null and a rejection give the card without a picture. */
export type FetchPicture = (address: string) => Promise<Uint8Array | null>

type Source = { hash: string; fitted: () => Promise<FittedPicture | null> }

/** Each is a megabyte. The languages of a page share one when they are asked for one after another. */
const maxSources = 48
/** As many as sharp has threads; each drawing holds the pixels of a card. */
const maxDrawings = 4

const hashOf = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

const noSource: Source = { hash: '', fitted: async () => null }

async function readSource(address: string, fetchPicture: FetchPicture): Promise<Source> {
  const bytes = await fetchPicture(address).catch(() => null)
  if (!bytes) return noSource
  let fitted: Promise<FittedPicture | null> | undefined
  return { hash: hashOf(bytes), fitted: () => (fitted ??= fitPicture(bytes)) }
}

/** Fetches and fits each picture once, until others have followed. */
function sourceCache(fetchPicture: FetchPicture) {
  const sources = new Map<string, Promise<Source>>()
  return (address: string) => {
    const source = sources.get(address) ?? readSource(address, fetchPicture)
    sources.delete(address)
    sources.set(address, source)
    const [oldest] = sources.keys()
    if (sources.size > maxSources && oldest !== undefined) sources.delete(oldest)
    return source
  }
}

async function readOrWrite(file: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  const drawn = await draw()
  await mkdir(dirname(file), { recursive: true })
  await replaceFile(file, drawn)
  return drawn
}

const defaultFolder = join(import.meta.dirname, '../.cache/share-pictures')

/**
 * Gives the link preview of a page: from `folder` if nothing that it shows has changed, else drawn and kept there.
 * Builds may share the folder, and it may be deleted at any time.
 */
export function sharePictures({
  fetchPicture,
  folder = defaultFolder,
}: {
  fetchPicture: FetchPicture
  folder?: string
}): (page: SharePage) => Promise<SharePicture> {
  loadAllLocales()
  const sourceOf = sourceCache(fetchPicture)
  const limited = limitConcurrency(maxDrawings)
  const version = drawingVersion()

  return (page) =>
    limited(async () => {
      const source = page.picture === null ? noSource : await sourceOf(page.picture)
      const words = wordsOf(page)
      const inputs = hashOf(await version, source.hash, JSON.stringify(words))
      const fileName = `${inputs.slice(0, 24)}.jpg`
      const draw = async () => drawSharePicture(words, await source.fitted())
      return { fileName, jpeg: await readOrWrite(join(folder, fileName), draw) }
    })
}
