import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What was written of a page. */
export type WrittenPage = {
  /** Hash of the renderer and the files of the build that drew it. */
  build: string
  /** Hash of the answers that it was drawn from. */
  data: string
  /** `YYYY-MM-DD` in Tehran, when it was drawn: pages count days. */
  day: string
  /** Hash of its document, but for when it was drawn. */
  html: string
  /** Calls whose answers it was drawn from. */
  calls: readonly string[]
  payload: string
  /** Address of the picture that link previews show. */
  share: string | null
  /** Further pages of a list that it links. */
  views: readonly string[]
  /** `YYYY-MM-DD` in Tehran; left out until its answers change. */
  changedOn?: string
}

/** By address, with the prefix of the locale and the query. */
export type PageList = Record<string, WrittenPage>

/** Written after the pages: a built `folder` without it is not complete. */
export const pageListFile = (folder: string) => join(folder, '.vite/pages.json')

export async function readPageList(folder: string): Promise<PageList> {
  try {
    return JSON.parse(await readFile(pageListFile(folder), 'utf8')) as PageList
  } catch {
    return {}
  }
}

export const writePageList = (folder: string, list: PageList) =>
  writeFile(pageListFile(folder), JSON.stringify(list, null, 1))
