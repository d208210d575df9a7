import type { Mode, ModeChoice } from '../modes.ts'

export type StoryVisual = {
  modes?: ModeChoice
  skip?: string
  /** Globs of modules that render it besides its imports, such as routes. */
  renderedBy?: readonly string[]
}

export type Story = {
  id: string
  title: string
  name: string
  importPath: string
  /** Globals that the story sets; they override those of the mode. */
  ownGlobals: Record<string, string>
  visual: StoryVisual
  path?: string
}

export type StoryWithModes = Story & { modes: readonly Mode[] }
