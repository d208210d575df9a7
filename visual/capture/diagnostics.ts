import { createHash } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'
import type { AxeFinding } from '../report.ts'
import { coveredControls } from './covered-controls.ts'
import { evaluate } from './evaluate.ts'
import { tabStops } from './tab-stops.ts'

export type Diagnostics = {
  text: string[]
  names: string[]
  /** Missing in baselines of older versions. */
  tabStops?: string[]
  axe: AxeFinding[]
  errors: string[]
}

type AxNode = {
  ignored: boolean
  role?: { value: string }
  name?: { value?: string }
  properties?: { name: string; value: { value?: unknown } }[]
}

const ignoredRoles = new Set([
  'none',
  'generic',
  'StaticText',
  'InlineTextBox',
  'LineBreak',
  'RootWebArea',
  'ListMarker',
])
const reportedStates = [
  'disabled',
  'checked',
  'expanded',
  'selected',
  'pressed',
  'invalid',
  'required',
  'level',
]

/** One line per node of the accessibility tree: `button "Save" disabled`. */
function nameLines(nodes: readonly AxNode[]): string[] {
  return nodes
    .filter(({ ignored, role }) => !ignored && role && !ignoredRoles.has(role.value))
    .map(({ role, name, properties = [] }) => {
      const states = properties
        .filter(
          (one) =>
            reportedStates.includes(one.name) && one.value.value !== false && one.value.value !== 'false',
        )
        .map((one) => (one.value.value === true ? one.name : `${one.name}=${String(one.value.value)}`))
      return [role!.value, name?.value && JSON.stringify(name.value), ...states].filter(Boolean).join(' ')
    })
}

export const textLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** `names` ends with the controls that a press does not reach. */
export async function readDocument(
  cdp: CDPSession,
): Promise<Pick<Diagnostics, 'text' | 'names' | 'tabStops'>> {
  const [text, { nodes }, covered, stops] = await Promise.all([
    evaluate<string>(cdp, 'composedTree.visibleText()'),
    cdp.send('Accessibility.getFullAXTree'),
    evaluate<string[]>(cdp, `(${coveredControls.toString()})()`),
    evaluate<string[]>(cdp, `(${tabStops.toString()})()`),
  ])
  return {
    text: textLines(text),
    names: [...nameLines(nodes as AxNode[]), ...covered],
    tabStops: stops,
  }
}

type AxeResults = {
  violations: {
    id: string
    impact?: string | null
    help: string
    nodes: { target: (string | string[])[] }[]
  }[]
}

export async function runAxe(page: Page): Promise<AxeFinding[]> {
  const { violations } = await page.evaluate(async (): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<AxeResults> }
    }
    // As Storybook's own addon: dialogs are outside the root of their story.
    const story = {
      include: ['body'],
      exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
    }
    const context = document.querySelector('#storybook-root') ? story : { include: ['html'] }
    return axe.run(context, { resultTypes: ['violations'], rules: { region: { enabled: false } } })
  })
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target }) => ({
      rule: id,
      impact: impact ?? 'minor',
      help,
      target: target.flat().join(' '),
    })),
  )
}

export const hashDiagnostics = (diagnostics: Diagnostics) =>
  createHash('sha256').update(JSON.stringify(diagnostics)).digest('hex').slice(0, 16)

/** The hash that an older version, without tab stops, gave. */
const hashWithoutTabStops = (diagnostics: Diagnostics) =>
  hashDiagnostics({ ...diagnostics, tabStops: undefined })

/** The order of axe findings is no difference. */
const withSortedAxe = (diagnostics: Diagnostics): Diagnostics => ({
  ...diagnostics,
  axe: diagnostics.axe.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
})

export function isSameDiagnostics(approved: Diagnostics, present: Diagnostics): boolean {
  const sorted = withSortedAxe(present)
  return [hashDiagnostics(sorted), hashWithoutTabStops(sorted)].includes(
    hashDiagnostics(withSortedAxe(approved)),
  )
}
