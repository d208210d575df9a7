import { prefixPattern } from '../i18n/locales.ts'

/** The document of pages that are not prerendered: of the worker, of persons, of filters. */
export const shellFile = 'shell.html'
/** The bundled renderer and what it knows of the build. Hosts do not serve it. */
export const rendererFolder = '.vite/render'

const oneDay = 'public, max-age=86400'
export const immutable = 'public, max-age=31536000, immutable'
/** Pictures of link previews. */
export const shareFolder = 'share'
/** `Cache-Control` by folder. Files of `assets` and of pictures that are shared have a content hash in their name. */
export const cachedFolders: Record<string, string> = {
  '/assets/': immutable,
  [`/${shareFolder}/`]: immutable,
  '/icons/': oneDay,
  '/screenshots/': oneDay,
}
const payload = /\.payload\.json$/
export const revalidate = 'no-cache'
export const neverPages = ['/assets/', '/builds/', `/${shareFolder}/`]

export function fileCacheControl(path: string): string {
  const folder = Object.keys(cachedFolders).find((start) => path.startsWith(start))
  if (folder) return cachedFolders[folder]!
  return payload.test(path) ? immutable : revalidate
}

/** Whether a path without a file is a page of the shop; missing files and `/_…` of static hosts are 404. */
export const isPage = (path: string) =>
  !neverPages.some((folder) => path.startsWith(folder)) && !/(^\/_|\.)[^/]*$/.test(path)

/** Files of the folder that are no pages of their own. */
export const noPages = `/(?:(?:${prefixPattern})/)?(?:404|shell|index|offline-\\w+)`
export const isReserved = (path: string) => RegExp(`^${noPages}$`).test(path)
