import type { Mode } from '../modes.ts'
import type { Story, StoryVisual } from './story.ts'

export type Site = {
  /** A file that exists once the site is built. */
  builtFile: string
  sources: readonly string[]
  buildCommand: string
  serve(): Promise<{ url: string; close(): Promise<void> }>
  /** The path of a page in a locale; `path` itself has none. */
  pathOf(path: string, locale: Mode['locale']): string
  /** Set to a new value for each page, so that pages share no server state. */
  sessionCookie: string
  pages: readonly SitePage[]
}

export type SitePage = {
  id: string
  name: string
  path: string
  drawnBy: readonly string[]
  modes?: StoryVisual['modes']
}

export const storyOfPage = ({ id, name, path, drawnBy, modes }: SitePage): Story => ({
  id,
  title: 'Site',
  name,
  path,
  importPath: '',
  ownGlobals: {},
  visual: { drawnBy, modes },
})
