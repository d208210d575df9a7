import { axesOf, modeName, modesOf } from './modes.ts'
import type { AxisValues, ModeChoice, Modes } from './modes.ts'

type ChromaticMode = { locale: string; scheme: string; viewport: number } | { disable: true }

/** `parameters.chromatic.modes`. Storybook merges them with the global ones, so the other modes are disabled by name. */
export function chromaticModes(modes: Modes, choice?: AxisValues): Record<string, ChromaticMode> {
  const chosen = new Set(modesOf(modes, choice).map(modeName))
  return Object.fromEntries(
    modesOf(modes, axesOf(modes)).map((mode) => {
      const { locale, scheme, viewport } = mode
      const name = modeName(mode)
      const { width } = modes.viewports[viewport]!
      return [name, chosen.has(name) ? { locale, scheme, viewport: width } : { disable: true }]
    }),
  )
}

/** Parameters of a story that is captured in some modes only, by this harness and by Chromatic. */
export const inModes = <Project extends Modes>(modes: Project, choice: ModeChoice<Project>) => ({
  visual: { modes: choice },
  chromatic: { modes: chromaticModes(modes, choice) },
})
