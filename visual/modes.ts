/** Storybook's toolbars and Chromatic's modes derive from these axes. */
export const axes = {
  locale: ['fa', 'en', 'ru'],
  scheme: ['light', 'dark'],
  viewport: ['390', '1280'],
} as const

type Axes = typeof axes
export type Mode = { readonly [Axis in keyof Axes]: Axes[Axis][number] }
/** `parameters.visual.modes`: the values to capture, by axis. */
export type ModeChoice = { readonly [Axis in keyof Axes]?: readonly Axes[Axis][number][] }

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

/** Greedy pairwise cover: each step adds the mode with the most uncovered pairs of values. */
function pairwiseCover(modes: readonly Mode[]): Mode[] {
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

export const choiceOfGlobals = (own: Partial<Record<string, string>>): ModeChoice =>
  Object.keys(own).length === 0
    ? {}
    : {
        locale: [own.locale ?? axes.locale[0]] as Mode['locale'][],
        scheme: [own.scheme ?? axes.scheme[0]] as Mode['scheme'][],
      }

/** Few modes that cover every pair of values, with every combination of the axes if `choice` names two or more. */
export function modesOf(choice: ModeChoice = {}): Mode[] {
  const allowed = everyMode.filter((mode) =>
    axisNames.every((axis) => (choice[axis] as readonly string[] | undefined)?.includes(mode[axis]) ?? true),
  )
  const named = axisNames.filter((axis) => choice[axis] !== undefined)
  if (named.length < 2) return pairwiseCover(allowed)
  const combination = (mode: Mode) => named.map((axis) => mode[axis]).join()
  const chosen = pairwiseCover(allowed)
  for (const mode of allowed)
    if (!chosen.some((one) => combination(one) === combination(mode))) chosen.push(mode)
  return chosen
}

/** `fa light 390`, as in keys, the lock and reports. */
export const modeName = ({ locale, scheme, viewport }: Mode) => `${locale} ${scheme} ${viewport}`

export function modeOf(key: string): Mode {
  const name = key.split(' ').slice(1).join(' ')
  const mode = everyMode.find((one) => modeName(one) === name)
  if (!mode) throw new Error(`There is no mode "${name}" in the key "${key}".`)
  return mode
}
