import type { Mode, ModeChoice, Size } from '../modes.ts'

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
  ownGlobals: Record<string, unknown>
  /** Size of the viewport that the story sets. */
  viewport?: Size
  visual: StoryVisual
  path?: string
}

export type StoryWithModes = Story & { modes: readonly Mode[] }
