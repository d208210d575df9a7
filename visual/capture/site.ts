import type { Mode } from '../modes.ts'
import type { Story, StoryVisual } from './story.ts'

/** The built site, whose pages are captured beside the stories. */
export type Site = {
  /** The file that is there once it is built. */
  built: string
  /** Globs of what it is built of. */
  madeOf: readonly string[]
  /** The command that builds it. */
  build: string
  /** Serves it until it is closed, on a port of its own. */
  serve(): Promise<{ url: string; close(): Promise<void> }>
  /** The address of a page in a locale, from the root of the site; `path` is in none. */
  addressOf(path: string, locale: Mode['locale']): string
  /** A cookie that tells the server one visit from another: no page sees what another did. */
  visitCookie: string
  pages: readonly SitePage[]
}

export type SitePage = {
  /** Its name in the lock, before the mode. */
  id: string
  name: string
  /** From the root of the site, with what makes the page: `/basket?scenario=full-cart`. */
  path: string
  /** Globs of the modules that draw it: a change that reaches one may change the page. */
  drawnBy: readonly string[]
  modes?: StoryVisual['modes']
}

/** A page as the subject of pictures, beside the stories. */
export const storyOfPage = ({ id, name, path, drawnBy, modes }: SitePage): Story => ({
  id,
  title: 'Site',
  name,
  path,
  importPath: '',
  own: {},
  visual: { drawnBy, modes },
})
