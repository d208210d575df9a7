/** What the build wrote of each page, by its path with the locale's prefix; `data` is a hash of what it shows. */
export type Pages = Readonly<Record<string, { data: string }>>

export type PageChanges = { changed: string[]; gone: string[] }

/** A page whose document alone differs, by a new name of a script, has not changed for a reader. */
export function pageChanges(before: Pages, after: Pages): PageChanges {
  return {
    changed: Object.keys(after).filter((path) => before[path]?.data !== after[path]!.data),
    gone: Object.keys(before).filter((path) => !(path in after)),
  }
}

/** Parses `pages.json`; null if it is another text. */
export function readPages(text: string): Pages | null {
  const list = parsed(text)
  if (typeof list !== 'object' || list === null || Array.isArray(list)) return null
  const pages = Object.entries(list as Record<string, { data?: unknown } | null>)
  if (!pages.every(([path, page]) => path.startsWith('/') && typeof page?.data === 'string')) return null
  return Object.fromEntries(pages.map(([path, page]) => [path, { data: page!.data as string }]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
