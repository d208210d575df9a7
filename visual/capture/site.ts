import type { Story, StoryVisual } from './story.ts'

export type Site<Locale extends string = string> = {
  builtFile: string
  /** Globs of files that are built into it. */
  sources: readonly string[]
  /** Globs of files among the sources that are not, such as tests. */
  notBuilt?: readonly string[]
  buildCommand: string
  serve(): Promise<{ url: string; close(): Promise<void> }>
  /** The path of a page in a locale; `path` itself has none. */
  pathOf(path: string, locale: Locale): string
  /** Set to a new value for each page, so that pages share no server state. */
  sessionCookie: string
  /** CSS selector of what a page shows until it is drawn, such as a splash or a prerendered page. */
  undrawn?: string
  pages: readonly SitePage[]
}

export type SitePage = {
  id: string
  name: string
  path: string
  renderedBy: readonly string[]
  modes?: StoryVisual['modes']
}

export const storyOfPage = ({ id, name, path, renderedBy, modes }: SitePage): Story => ({
  id,
  title: 'Site',
  name,
  path,
  importPath: '',
  ownGlobals: {},
  visual: { renderedBy, modes },
})
