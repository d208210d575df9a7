/** What the look of a story may depend on. Declared here once; Storybook's toolbars and Chromatic's modes follow. */
export const axes = {
  locale: ['fa', 'en', 'ru'],
  scheme: ['light', 'dark'],
  viewport: ['390', '1280'],
} as const

type Axes = typeof axes
export type Mode = { readonly [Axis in keyof Axes]: Axes[Axis][number] }
/** A story's own choice, as `parameters.visual.modes`: an axis that it names takes these values, and all of them. */
export type ModeChoice = { readonly [Axis in keyof Axes]?: readonly Axes[Axis][number][] }

/** CSS pixels. */
export const viewports: Record<Mode['viewport'], { width: number; height: number }> = {
  390: { width: 390, height: 844 },
  1280: { width: 1280, height: 800 },
}

const axisNames = Object.keys(axes) as (keyof Axes)[]

const everyMode: readonly Mode[] = axes.viewport.flatMap((viewport) =>
  axes.locale.flatMap((locale) => axes.scheme.map((scheme) => ({ locale, scheme, viewport }))),
)

function pairsOf(mode: Mode): string[] {
  const values = axisNames.map((axis) => `${axis}=${mode[axis]}`)
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} ${other}`))
}

/** Greedy: each next mode is the one that brings the most pairs of values not seen yet. */
function covering(modes: readonly Mode[]): Mode[] {
  const missing = new Set(modes.flatMap(pairsOf))
  const chosen: Mode[] = []
  while (missing.size > 0) {
    const gain = (mode: Mode) => pairsOf(mode).filter((pair) => missing.has(pair)).length
    const best = modes.reduce((most, mode) => (gain(mode) > gain(most) ? mode : most))
    chosen.push(best)
    for (const pair of pairsOf(best)) missing.delete(pair)
  }
  return chosen
}

/** The choice of a story that sets globals itself, to show one direction or scheme: those, in every viewport. */
export const choiceOfOwn = (own: Partial<Record<string, string>>): ModeChoice =>
  Object.keys(own).length === 0
    ? {}
    : {
        locale: [own.locale ?? axes.locale[0]] as Mode['locale'][],
        scheme: [own.scheme ?? axes.scheme[0]] as Mode['scheme'][],
      }

/**
 * The modes that a story is captured in. Without a choice: a few in which every pair of values occurs at least once.
 * With one: every combination of what it names, covering the axes that it leaves out.
 */
export function modesOf(choice: ModeChoice = {}): Mode[] {
  const allowed = everyMode.filter((mode) =>
    axisNames.every((axis) => (choice[axis] as readonly string[] | undefined)?.includes(mode[axis]) ?? true),
  )
  const named = axisNames.filter((axis) => choice[axis] !== undefined)
  if (named.length < 2) return covering(allowed)
  const combination = (mode: Mode) => named.map((axis) => mode[axis]).join()
  const chosen = covering(allowed)
  for (const mode of allowed)
    if (!chosen.some((one) => combination(one) === combination(mode))) chosen.push(mode)
  return chosen
}

/** `fa light 390`: how a mode is written in a key, a line of the lock and a report. */
export const modeName = ({ locale, scheme, viewport }: Mode) => `${locale} ${scheme} ${viewport}`

/** The mode at the end of a key. Throws where there is none. */
export function modeOf(key: string): Mode {
  const name = key.split(' ').slice(1).join(' ')
  const mode = everyMode.find((one) => modeName(one) === name)
  if (!mode) throw new Error(`There is no mode "${name}" in the key "${key}".`)
  return mode
}
