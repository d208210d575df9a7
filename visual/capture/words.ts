import { createHash } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'
import type { AxeFinding } from '../report.ts'
import { evaluate } from './evaluate.ts'

/** What can be read of a page, what a screen reader says of it, what axe finds, and what was logged as an error. */
export type Words = { text: string[]; names: string[]; axe: AxeFinding[]; errors: string[] }

type AxNode = {
  ignored: boolean
  role?: { value: string }
  name?: { value?: string }
  properties?: { name: string; value: { value?: unknown } }[]
}

/** Roles that say nothing beside the text within. */
const silent = new Set([
  'none',
  'generic',
  'StaticText',
  'InlineTextBox',
  'LineBreak',
  'RootWebArea',
  'ListMarker',
])
const told = ['disabled', 'checked', 'expanded', 'selected', 'pressed', 'invalid', 'required', 'level']

/** `button "Add to basket" disabled`: one line for each node that has a role, in the order of the document. */
function nameLines(nodes: readonly AxNode[]): string[] {
  return nodes
    .filter(({ ignored, role }) => !ignored && role && !silent.has(role.value))
    .map(({ role, name, properties = [] }) => {
      const states = properties
        .filter((one) => told.includes(one.name) && one.value.value !== false && one.value.value !== 'false')
        .map((one) => (one.value.value === true ? one.name : `${one.name}=${String(one.value.value)}`))
      return [role!.value, name?.value && JSON.stringify(name.value), ...states].filter(Boolean).join(' ')
    })
}

/** What is read and heard of the page as it stands. */
export async function readWords(cdp: CDPSession): Promise<Pick<Words, 'text' | 'names'>> {
  const [text, { nodes }] = await Promise.all([
    evaluate<string>(cdp, 'document.body.innerText'),
    cdp.send('Accessibility.getFullAXTree'),
  ])
  const lines = text.split('\n').map((line) => line.trim())
  return { text: lines.filter((line) => line !== ''), names: nameLines(nodes as AxNode[]) }
}

type AxeResults = {
  violations: { id: string; impact?: string | null; help: string; nodes: { target: unknown[] }[] }[]
}

/** What axe finds in the story, or in the page where it shows none; axe must be there. */
export async function findWithAxe(page: Page): Promise<AxeFinding[]> {
  const { violations } = await page.evaluate(async (): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<AxeResults> }
    }
    const story = ['#storybook-root', '[data-portal]'].filter((one) => document.querySelector(one))
    const include = story.includes('#storybook-root') ? story : ['html']
    return axe.run({ include }, { resultTypes: ['violations'], rules: { region: { enabled: false } } })
  })
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, impact: impact ?? 'minor', help, target: target.join(' ') })),
  )
}

/** Names the words: 16 hexadecimal digits. */
export const hashOfWords = (words: Words) =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)
