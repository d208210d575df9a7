import { axes, modeName, modesOf, viewports } from './modes.ts'
import type { Mode, ModeChoice } from './modes.ts'

/** A mode as Chromatic takes it: globals, and the width; `disable` where a story is not captured in it. */
type ChromaticMode = { locale: string; scheme: string; viewport: number } | { disable: true }

const every: readonly Mode[] = modesOf({ locale: axes.locale, scheme: axes.scheme, viewport: axes.viewport })

/**
 * The modes of a choice for `parameters.chromatic.modes`. Storybook merges those of a story with those of all stories,
 * so that every mode there is has to be named.
 */
export function chromaticModes(choice?: ModeChoice): Record<string, ChromaticMode> {
  const chosen = new Set(modesOf(choice).map(modeName))
  return Object.fromEntries(
    every.map((mode) => {
      const { locale, scheme, viewport } = mode
      const name = modeName(mode)
      return [
        name,
        chosen.has(name) ? { locale, scheme, viewport: viewports[viewport].width } : { disable: true },
      ]
    }),
  )
}

/** The parameters of a story that chooses its modes itself, for this harness and for Chromatic. */
export const inModes = (modes: ModeChoice) => ({
  visual: { modes },
  chromatic: { modes: chromaticModes(modes) },
})
