import type { ModeChoice } from '../modes.ts'

/** What a story says of its pictures, as `parameters.visual`. */
export type StoryVisual = {
  modes?: ModeChoice
  /** Why no picture is taken of it. */
  skip?: string
  /** Globs of modules that draw it, where that is not only what its file imports: the routes of a page. */
  drawnBy?: readonly string[]
}

/** What pictures are taken of: a story of the Storybook, or a page of the site. */
export type Story = {
  id: string
  title: string
  name: string
  /** The file that it stands in, from the root of the repository. */
  importPath: string
  /** Globals that it sets itself: they win over those of a mode. */
  own: Record<string, string>
  visual: StoryVisual
  /** Where it is in the site, in no language; a story has none. */
  path?: string
}
