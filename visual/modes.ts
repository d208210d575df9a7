export type Direction = 'ltr' | 'rtl'
/** CSS pixels. */
export type Size = { width: number; height: number }

/** The axes of a project. Names have no spaces; the first locale and scheme are the defaults. */
export type Modes = {
  locales: Readonly<Record<string, Direction>>
  schemes: readonly string[]
  viewports: Readonly<Record<string, Size>>
  /** Storybook's globals in a mode, `locale` and `scheme` by default. */
  globals?: (mode: Omit<Mode, 'viewport'>) => Record<string, unknown>
  /** Whether a story that sets the global `viewport` is captured in that size. */
  hasStoryViewports?: boolean
}

const standsForNone = 'default'
const usualSize: Size = { width: 1280, height: 800 }

/** One mode, with the initial globals of the Storybook, where an axis is not named. */
export const completeModes = ({ locales, schemes, viewports, ...others }: Partial<Modes>): Modes => ({
  locales: locales ?? { [standsForNone]: 'ltr' },
  schemes: schemes ?? [standsForNone],
  viewports: viewports ?? { [usualSize.width]: usualSize },
  hasStoryViewports: viewports === undefined,
  ...others,
})

const globalsByAxis: NonNullable<Modes['globals']> = (mode) =>
  Object.fromEntries(Object.entries(mode).filter(([, value]) => value !== standsForNone))

export const globalsOf = ({ globals = globalsByAxis }: Pick<Modes, 'globals'>, { locale, scheme }: Mode) =>
  globals({ locale, scheme })

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
  return { locale: Object.keys(locales), scheme: schemes, viewport: Object.keys(sizes) }
}

export const axisNames = ['locale', 'scheme', 'viewport'] as const

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

/** The locale and scheme that give the globals of a story, the first of those that it does not set. */
export function choiceOfGlobals(modes: Modes, own: Readonly<Record<string, unknown>>): ModeChoice {
  if (Object.keys(own).length === 0) return {}
  const first = everyMode(modes)[0]!
  const valueOf = (axis: 'locale' | 'scheme') => {
    const values = axesOf(modes)[axis]
    const given = values.map((value) => globalsOf(modes, { ...first, [axis]: value }))
    const isSetTo = (globals: Record<string, unknown>, name: string) =>
      JSON.stringify(globals[name]) === JSON.stringify(own[name])
    const names = Object.keys(own).filter((name) => given.some((globals) => !isSetTo(globals, name)))
    return values.find((_, at) => names.some((name) => isSetTo(given[at]!, name))) ?? values[0]!
  }
  return { locale: [valueOf('locale')], scheme: [valueOf('scheme')] }
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

/** By name; filled by `openBrowserPool`, and with those of stories. */
export const viewportSizes: Record<string, Size> = {}
