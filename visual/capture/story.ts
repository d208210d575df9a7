import type { Mode, ModeChoice, Size } from '../modes.ts'

export type StoryVisual = {
  modes?: ModeChoice
  skip?: string
  /** Milliseconds to wait once it is drawn. */
  delay?: number
  /** CSS selectors of elements that are hidden, besides `.chromatic-ignore` and `[data-chromatic=ignore]`. */
  ignore?: readonly string[]
  /** Differing pixels with which a picture still counts as equal; everything else has to be as approved. */
  tolerance?: { pixels: number }
  /** Whether the page is loaded anew before it and after it. */
  freshPage?: boolean
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
