export type Direction = 'ltr' | 'rtl'
export type Scheme = 'light' | 'dark'
/** CSS pixels. */
export type Size = { width: number; height: number }
type ViewportName = '390' | '1280'

/** The axes of a project. Names have no spaces; the first locale and scheme are the defaults. */
export type Modes = {
  locales: Readonly<Record<string, Direction>>
  schemes: readonly Scheme[]
  viewports: Readonly<Record<ViewportName, Size>>
}

export type Mode<Project extends Modes = Modes> = {
  readonly locale: keyof Project['locales'] & string
  readonly scheme: Project['schemes'][number]
  readonly viewport: `${keyof Project['viewports'] & (string | number)}`
}

/** `parameters.visual.modes`: the values to capture, by axis. */
export type ModeChoice<Project extends Modes = Modes> = {
  readonly [Axis in keyof Mode]?: readonly Mode<Project>[Axis][]
}

export type AxisValues = { readonly [Axis in keyof Mode]?: readonly string[] }

export function axesOf({ locales, schemes, viewports: sizes }: Modes): Required<ModeChoice> {
  const viewport = Object.keys(sizes) as Mode['viewport'][]
  return { locale: Object.keys(locales), scheme: schemes, viewport }
}

const axisNames = ['locale', 'scheme', 'viewport'] as const

function everyMode(modes: Modes): Mode[] {
  const axes = axesOf(modes)
  return axes.viewport.flatMap((viewport) =>
    axes.locale.flatMap((locale) => axes.scheme.map((scheme) => ({ locale, scheme, viewport }))),
  )
}

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

export function choiceOfGlobals(modes: Modes, own: Partial<Record<string, string>>): ModeChoice {
  if (Object.keys(own).length === 0) return {}
  const { locale, scheme } = axesOf(modes)
  return { locale: [own.locale ?? locale[0]!], scheme: [(own.scheme as Scheme) ?? scheme[0]!] }
}

/** Few modes that cover every pair of values, with every combination of the axes if `choice` names two or more. */
export function modesOf(modes: Modes, choice: AxisValues = {}): Mode[] {
  const allowed = everyMode(modes).filter((mode) =>
    axisNames.every((axis) => choice[axis]?.includes(mode[axis]) ?? true),
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

/** Also of modes that the project no longer has. Throws if `key` names none. */
export function modeOf(key: string): Mode {
  const [, locale, scheme, viewport] = key.split(' ')
  if (!locale || !scheme || !viewport) throw new Error(`The key "${key}" names no mode.`)
  return { locale, scheme, viewport } as Mode
}

/** Filled by `openBrowserPool`. */
export const viewports = {} as Record<ViewportName, Size>

export const axes = {
  locale: ['fa', 'en', 'ru'],
  scheme: ['light', 'dark'],
  viewport: ['390', '1280'],
} as const
