import type { Locales, Namespaces } from '#i18n/i18n-types.ts'

/** Addresses of files that a page needs at its first paint. */
export type PageAssets = { scripts: readonly string[]; styles: readonly string[] }

/** What the renderer has to know of the build that its pages start: `.vite/render/build-files.json`. */
export type BuildFiles = {
  /** `page.html` with marks that `documentOf` fills. */
  template: string
  /** The entry first, then what it imports. */
  entryScripts: readonly string[]
  locales: Record<
    Locales,
    {
      manifest: string
      fonts: readonly string[]
      scripts: readonly string[]
      texts: Record<Namespaces, string>
    }
  >
  /** By route id, like `/search/$catLabel/`. */
  routes: Record<string, PageAssets>
  /** Style sheets outside the entry, by the class names in them. */
  stylesByClass: Record<string, readonly string[]>
  /** Scripts of lazy parts outside the entry, by their style sheets: a page that links a sheet shows its part. */
  scriptsByStyle: Record<string, readonly string[]>
  /** The host draws each page when it is asked for, and answers searches without the shop's script. */
  isLive?: boolean
}
