import { axes, modeName, modesOf, viewports } from './modes.ts'
import type { Mode, ModeChoice } from './modes.ts'

type ChromaticMode = { locale: string; scheme: string; viewport: number } | { disable: true }

const every: readonly Mode[] = modesOf({ locale: axes.locale, scheme: axes.scheme, viewport: axes.viewport })

/** `parameters.chromatic.modes`. Storybook merges them with the global ones, so the other modes are disabled by name. */
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

export const inModes = (modes: ModeChoice) => ({
  visual: { modes },
  chromatic: { modes: chromaticModes(modes) },
})
