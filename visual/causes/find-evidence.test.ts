import { chromium } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { BrowserPool } from '../capture/browser-pool.ts'
import { composedTreeScript } from '../capture/composed-tree.ts'
import { coveredControls } from '../capture/covered-controls.ts'
import type { Job } from '../capture/jobs.ts'
import { emptyDiagnostics, imageOf } from '../capture/shot.ts'
import type { StoryInMode, Tab } from '../capture/tab.ts'
import type { FindingDetails } from '../findings/create-finding.ts'
import { modeOf } from '../modes.ts'
import { documentOf, shots } from './fixture/shop.ts'
import { findEvidence } from './find-evidence.ts'
import { groupFindings } from './group-findings.ts'
import { pageSourceScript } from './page-source.ts'
import { proveByRules } from './prove-causes.ts'

type Edit = readonly [from: string, to: string]
type Window = { page: Page; cdp: CDPSession }

const widths: Record<string, number> = { 390: 390, 1280: 1280 }

let browser: Browser
let windows: { base: Window; present: Window }
/** Hashes of the pictures before any edit, by shot. */
const approved = new Map<string, string>()
/** Of documents in which nothing ran since they were shown, by `drawingOf`: one that is the same is not drawn again. */
const pictures = new Map<string, Buffer>()

const jobOf = (key: string): Job => {
  const [id = ''] = key.split(' ')
  const story = { id, title: id, name: id, importPath: '', ownGlobals: {}, visual: {} }
  return { key, story, mode: modeOf(key) }
}
const jobs = shots.map(jobOf)

const origin = 'http://shop.test'
const styleOf = (html: string) => /<style>([^]*?)<\/style>/.exec(html)![1]!
const documentWith = (edits: readonly Edit[], { story, mode }: StoryInMode) =>
  edits.reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    documentOf(`${story.id} ${mode.locale} ${mode.scheme} ${mode.viewport}`),
  )
const drawingOf = (html: string, { mode }: StoryInMode) => `${mode.viewport} ${html}`

/** By path. */
const sheets = new Map<string, string>()

/** The page's first styles are in a file, as in a built Storybook. */
async function setContent(page: Page, html: string) {
  const path = `/Shop-${String(sheets.size).padStart(8, '0')}.css`
  sheets.set(path, styleOf(html))
  await page.setContent(html.replace(/<style>[^]*?<\/style>/, `<link rel="stylesheet" href="${path}">`))
}

const coveredIn = (page: Page) => page.evaluate<string[]>(`(${coveredControls.toString()})()`)

/** `unfinished`: edits of what it shows first. */
function tabOf({ page, cdp }: Window, edits: readonly Edit[], unfinished: readonly Edit[] = []): Tab {
  let shown = 0
  let drawing: string | null = null
  return {
    async show(wanted) {
      await page.setViewportSize({ width: widths[wanted.mode.viewport]!, height: 400 })
      const html = documentWith(shown++ === 0 ? [...edits, ...unfinished] : edits, wanted)
      await setContent(page, html)
      drawing = drawingOf(html, wanted)
      return { status: 'rendered' }
    },
    async screenshot() {
      const known = drawing === null ? undefined : pictures.get(drawing)
      if (known) return known
      const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      const png = Buffer.from(data, 'base64')
      if (drawing !== null) pictures.set(drawing, png)
      return png
    },
    evaluate(expression) {
      drawing = null
      return page.evaluate(expression)
    },
    waitsFor: async () => [],
    settle: async () => {},
    diagnostics: async () => ({ ...emptyDiagnostics, names: await coveredIn(page) }),
    axe: async () => [],
    reload: async () => {},
    recreate: async () => {},
  }
}

const poolOf = (
  window: Window,
  edits: readonly Edit[] = [],
  unfinished: readonly Edit[] = [],
): BrowserPool => ({
  build: 'test',
  stories: jobs.map(({ story }) => ({ ...story, modes: [] })),
  each: async (some, take) => {
    for (const job of some) await take(tabOf(window, edits, unfinished), job, null)
  },
  close: async () => {},
})

async function picturesOf(window: Window, edits: readonly Edit[] = []): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const job of jobs) {
    const tab = tabOf(window, edits)
    const known = pictures.get(drawingOf(documentWith(edits, job), job))
    if (!known) await tab.show(job)
    hashes.set(job.key, imageOf(known ?? (await tab.screenshot())).hash)
  }
  return hashes
}

/** Changed markup and covered controls leave some pictures equal; the harness notices them by its diagnostics. */
async function changedBy(edits: readonly Edit[]) {
  const captured = await picturesOf(windows.present, edits)
  const hasOther = ({ key }: Job) =>
    edits.some(([from]) =>
      documentOf(key)
        .replace(/<style>[^]*?<\/style>/, '')
        .includes(from),
    )
  return {
    captured,
    changed: jobs.filter((job) => captured.get(job.key) !== approved.get(job.key) || hasOther(job)),
  }
}

const picturesBeside = (captured: ReadonlyMap<string, string>) => ({
  approved: (key: string, hash: string) => approved.get(key) === hash,
  captured: (key: string, hash: string) => captured.get(key) === hash,
})

const causesOf = (...edits: Edit[]) => causesBeside([], ...edits)

async function causesBeside(unfinished: readonly Edit[], ...edits: Edit[]): Promise<string[][]> {
  const { captured, changed } = await changedBy(edits)
  const evidence = await findEvidence(
    poolOf(windows.present, edits, unfinished),
    poolOf(windows.base, [], unfinished),
    changed,
    picturesBeside(captured),
  )
  const found = changed.map(({ key, story, mode }): FindingDetails => ({
    finding: {
      key,
      story,
      mode,
      verdict: 'changed',
      before: null,
      after: null,
      approvedDiagnostics: null,
      change: null,
      text: { came: [], gone: [], moved: [] },
      names: { came: [], gone: [], moved: [] },
      tabStops: { came: [], gone: [], moved: [] },
      problems: [],
      errorsGone: [],
      hasFailed: false,
      axe: { came: [], gone: [] },
      leakedFrom: null,
      branches: null,
      quarantine: null,
      rejected: null,
      why: { files: [], origin: 'unknown' },
    },
    evidence: evidence.filter(({ shot }) => shot === key).map(({ causes }) => causes),
    signatures: [],
    pictures: new Map(),
    diagnostics: emptyDiagnostics,
  }))
  return groupFindings(found).map(({ cause, keys }) => [cause, ...keys])
}

beforeAll(async () => {
  browser = await chromium.launch(inject('launchOptions') ?? {})
  const open = async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 400 } })
    await page.route(`${origin}/**`, (route) => {
      const sheet = sheets.get(new URL(route.request().url()).pathname)
      return route.fulfill(
        sheet === undefined ? { contentType: 'text/html' } : { contentType: 'text/css', body: sheet },
      )
    })
    await page.goto(origin)
    for (const script of [composedTreeScript, pageSourceScript]) {
      await page.evaluate(script)
      await page.addInitScript(script)
    }
    return { page, cdp: await page.context().newCDPSession(page) }
  }
  windows = { base: await open(), present: await open() }
  for (const [key, hash] of await picturesOf(windows.base)) approved.set(key, hash)
})
afterAll(() => browser.close())

const styles: [...Edit, cause: RegExp][] = [
  ['font-weight: 700', 'font-weight: 400', /^font-weight: 700 → 400/],
  ['font-weight: 500', 'font-weight: 600', /font-weight: 500 → 600/],
  ['--accent: #caa228', '--accent: #b8921f', /^--accent: #caa228 → #b8921f$/],
  ['--sale: #b3261e', '--sale: #1f6b5c', /^--sale: #b3261e → #1f6b5c$/],
  ['--sale: #ff8a80', '--sale: #ffaa80', /^--sale: #ff8a80 → #ffaa80$/],
  ['--line: #e8e3d6', '--line: #d8d3c6', /--line/],
  ['--line: #35322a', '--line: #45423a', /--line/],
  ['--ink: #f2eee2', '--ink: #ffffff', /--ink/],
  ['--radius: 8px', '--radius: 12px', /--radius/],
  ['padding: 10px', 'padding: 11px', /padding: 10px → 11px/],
  ['font: 16px/1.6 sans-serif', 'font: 16px/1.7 sans-serif', /1\.6.* → .*1\.7/],
  ['padding: 8px; background', 'padding: 9px; background', /padding: 8px → 9px/],
  ['font-size: 16px; font-weight', 'font-size: 18px; font-weight', /font-size: 16px → 18px/],
  ['gap: 4px', 'gap: 5px', /gap: 4px → 5px/],
  ['opacity: 0.8', 'opacity: 0.7', /opacity: 0\.8 → 0\.7/],
  ['text-decoration: line-through', 'text-decoration: none', /text-decoration/],
  ['margin-block-end: 8px', 'margin-block-end: 4px', /margin-block-end: 8px → 4px/],
  ['line-height: 1.7', 'line-height: 1.5', /line-height: 1\.7 → 1\.5/],
  ['inset-block-start: 6px', 'inset-block-start: 16px', /inset-block-start: 6px → 16px/],
  ['inset-inline-end: 6px', 'inset-inline-end: 60px', /inset-inline-end: 6px → 60px/],
  ['border-width: 2px', 'border-width: 3px', /border-width: 2px → 3px/],
  ['inline-size: 16px; block-size: 16px', 'inline-size: 20px; block-size: 20px', /inline-size: 16px → 20px/],
  ['transform: scaleX(-1)', 'transform: none', /transform: scaleX\(-1\) → none/],
  ['stroke-width: 1.6', 'stroke-width: 2.2', /stroke-width: 1\.6 → 2\.2/],
  ['justify-content: center', 'justify-content: start', /justify-content: center → start/],
  ['gap: 6px', 'gap: 8px', /gap: 6px → 8px/],
  ['background: var(--accent); border-color', 'background: var(--line); border-color', /background/],
  ['box-shadow: 0 0 0 1px', 'box-shadow: 0 0 0 2px', /box-shadow/],
  ['float: inline-end', 'float: inline-start', /float: inline-end → inline-start/],
  ['font-size: 13px', 'font-size: 14px', /font-size: 13px → 14px/],
  ['padding: 6px 8px', 'padding: 6px 10px', /padding: 6px 8px → 6px 10px/],
  ['letter-spacing: 0.5px', 'letter-spacing: 1px', /letter-spacing: 0\.5px → 1px/],
  ['border-inline-start: 3px', 'border-inline-start: 4px', /border-inline-start/],
  ['columns: 2', 'columns: 3', /columns: 2 → 3.*@media/],
  ['max-inline-size: 300px', 'max-inline-size: 60px', /max-inline-size: 300px → 60px/],
  ['padding: 7px', 'padding: 17px', /^padding: 7px → 17px \(<shop-rating> :host\)$/],
  ['letter-spacing: 2px', 'letter-spacing: 3px', /^letter-spacing: 2px → 3px \(<shop-rating> #mean\)$/],
  ['color: #1d4e5f', 'color: #b3261e', /^color: .* \(<shop-rating> i\)$/],
  ["content: '•'", "content: '◆'", /content/],
]

test.each(styles)('the style %s → %s is one cause', { timeout: 60_000 }, async (from, to, cause) => {
  const groups = await causesOf([from, to])
  expect(groups.map(([name]) => name)).toEqual([expect.stringMatching(cause)])
})

const markup: [name: string, ...Edit, cause: RegExp][] = [
  ['a lost name', ' aria-label="Close"', '', /aria-label of button\.close went|aria-label went/],
  ['another level of a heading', 'h3', 'h4', /^h3\.title went \+ h4\.title came$/],
  ['another drawing', 'M9 6l6 6l-6 6', 'M9 6l6 6l-6 7', /^d: M9/],
  ['another text', 'Three left', '3 left', /^text: Three left → 3 left$/],
  ['a lost element', '<span class="_unit_aaaaa_3">T</span>', '', /^span\.unit went$/],
  ['a new element', '</h3>', '</h3><i class="_new_bbbbb_9">!</i>', /^i\.new came$/],
  ['another class', '"_price_aaaaa_1"', '"_price_aaaaa_1 tall"', /^class tall came$/],
  ['another role', 'role="status"', 'role="alert"', /^role: status → alert$/],
  ['another state', 'aria-current="page"', 'aria-current="true"', /^aria-current: page → true$/],
  ['another text in a shadow root', '4.2', '4.3', /^text: 4\.2 → 4\.3$/],
  ['a lost attribute in a shadow root', ' title="Stars"', '', /^title of shop-rating > i went$/],
  ['a lost element of a shadow root', '<b id="mean">4.2</b>', '', /^shop-rating > b went$/],
  ['another number format', '</b><span', '.0</b><span', /^text of b\.amount changed$/],
]

test.each(markup)('%s is one cause', { timeout: 60_000 }, async (_name, from, to, cause) => {
  const groups = await causesOf([from, to])
  expect(groups.map(([name]) => name)).toEqual([expect.stringMatching(cause)])
})

const generated: [name: string, edits: Edit[], cause: string][] = [
  [
    'a labelled style that is named after its text',
    [
      ['css-1k3m9xa', 'css-8zz2q0p'],
      ['padding: 5px', 'padding: 6px'],
    ],
    'padding: 5px → 6px (.Panel)',
  ],
  [
    'a style that has a hash for a name',
    [
      ['css-7d0abc1', 'css-lhkxgi'],
      ['font-size: 15px', 'font-size: 16px'],
    ],
    'font-size: 15px → 16px (.css)',
  ],
  [
    'an element that takes its generated style along',
    [
      ['<i class="css-5e5f6g7">!</i>', ''],
      ['.css-5e5f6g7 { opacity: 0.6 }', ''],
    ],
    'div.Panel > i went',
  ],
  [
    'an element that brings its generated style',
    [
      ['</i></div>', '</i><b class="css-2h3j4k5">!</b></div>'],
      ['.css-5e5f6g7 {', '.css-2h3j4k5 { color: red } .css-5e5f6g7 {'],
    ],
    'div.Panel > b came',
  ],
]

test.each(generated)('%s is one cause', { timeout: 60_000 }, async (_name, edits, cause) => {
  expect((await causesOf(...edits)).map(([name]) => name)).toEqual([cause])
})

test('what came brings its own rules and tokens as one cause', { timeout: 60_000 }, async () => {
  const element: Edit = ['</h3>', '</h3><i class="_seal_bbbbb_9">!</i>']
  const rule: Edit = [
    '._note_fffff_2 {',
    '._seal_bbbbb_9 { color: var(--seal); font-size: 20px } ._note_fffff_2 {',
  ]
  const token: Edit = ['--radius: 8px', '--radius: 8px; --seal: #b3261e']
  expect((await causesOf(element, rule, token)).map(([name]) => name)).toEqual(['i.seal came'])
})

test(
  'a rule of what came that reaches former elements is a cause of its own',
  { timeout: 60_000 },
  async () => {
    const element: Edit = ['</h3>', '</h3><i class="_seal_bbbbb_9">!</i>']
    const rule: Edit = ['._note_fffff_2 {', 'i, ._amount_aaaaa_2 { letter-spacing: 3px } ._note_fffff_2 {']
    const names = (await causesOf(element, rule)).map(([name]) => name)
    expect(names.some((name) => name!.includes('letter-spacing: none → 3px'))).toBe(true)
  },
)

test('what earlier stories and Storybook left in the body is no cause', { timeout: 60_000 }, async () => {
  const left = '<div data-portal="true"></div><svg id="storybook-a11y-vision-filters"><defs></defs></svg>'
  const groups = await causesOf(['--sale: #b3261e', '--sale: #1f6b5c'], ['</body>', `${left}</body>`])
  expect(groups.map(([name]) => name)).toEqual(['--sale: #b3261e → #1f6b5c'])
})

test(
  'a story that is shown in another state than its picture is shown again',
  { timeout: 60_000 },
  async () => {
    const unfinished: Edit = ['<button class="_like', '<i>…</i><button class="_like']
    const groups = await causesBeside([unfinished], ['border-width: 2px', 'border-width: 3px'])
    expect(groups.map(([name]) => name)).toEqual([expect.stringMatching(/^border-width: 2px → 3px/)])
  },
)

test('two causes never share a group with shots that have one of them', { timeout: 60_000 }, async () => {
  const weight: Edit = ['font-weight: 700', 'font-weight: 400']
  const border: Edit = ['border-width: 2px', 'border-width: 3px']
  const groups = await causesOf(weight, border)
  /** The Persian font has one weight. */
  const latin = shots.filter((key) => /^(price|card|dialog|list) en /.test(key)).toSorted()
  const [weightName, borderName] = [
    'font-weight: 700 → 400 (Shop .amount)',
    expect.stringMatching(/^border-width: 2px → 3px/),
  ]
  expect(groups).toEqual([
    [weightName, ...latin.filter((key) => !/^(card|list) .* dark /.test(key))],
    [expect.stringMatching(/border-width.* \+ .*font-weight/), 'card en dark 390', 'list en dark 390'],
  ])
  expect((await causesOf(border)).map(([name]) => name)).toEqual([borderName])
})

test('an inline custom property is a cause beside a rule', { timeout: 60_000 }, async () => {
  const padding: Edit = ['--add-padding: 18px', '--add-padding: 21px']
  const groups = await causesOf(padding, ['font-weight: 500', 'font-weight: 600'])
  expect(groups.map(([name]) => name)).toContain(
    '--add-padding: 18px → 21px + font-weight: 500 → 600 (Shop .title)',
  )
})

/** Causes that are proven without the base, by shot; the pages look as before afterwards. */
async function provenBy(...edits: Edit[]): Promise<Record<string, string[] | null>> {
  const { changed } = await changedBy(edits)
  const text = styleOf(documentOf(changed[0]!.key))
  const prove = proveByRules(() => Promise.resolve([{ sheet: 'assets/Shop-approved.css', text }]))
  const proven: Record<string, string[] | null> = {}
  await poolOf(windows.present, edits).each(changed, async (tab, job) => {
    await tab.show(job)
    const png = await tab.screenshot()
    const shot = {
      job,
      screenshot: { png, picture: imageOf(png) },
      isStable: true,
      diagnostics: emptyDiagnostics,
      problems: [],
      errorsGone: [],
    }
    const accepts = (hash: string) => approved.get(job.key) === hash
    proven[job.key] = await prove(tab, shot, { accepts, diagnostics: emptyDiagnostics })
    expect(imageOf(await tab.screenshot()).hash).toBe(shot.screenshot.picture.hash)
  })
  return proven
}

test('a style is proven by every shot that it alone changed', { timeout: 60_000 }, async () => {
  const proven = await provenBy(['border-width: 2px', 'border-width: 3px'])
  const causes = Object.values(proven)
  expect(causes).not.toEqual([])
  expect(causes).toEqual(causes.map(() => [expect.stringMatching(/^border-width: 2px → 3px/)]))
})

test('of two styles, a shot names those that changed it', { timeout: 60_000 }, async () => {
  const proven = await provenBy(
    ['font-weight: 700', 'font-weight: 400'],
    ['border-width: 2px', 'border-width: 3px'],
  )
  const weight = 'font-weight: 700 → 400 (Shop .amount)'
  expect(proven['price en light 1280']).toEqual([weight])
  expect(proven['card en dark 390']?.toSorted()).toEqual([
    expect.stringMatching(/^border-width: 2px → 3px/),
    weight,
  ])
})

test('rules of a medium that the page is not shown in are no causes, however many', async () => {
  const inPrint = Array.from({ length: 9 }, (_, at) => `._amount_aaaaa_2 { order: ${at} }`)
  const proven = await provenBy(
    ['font-weight: 700', 'font-weight: 400'],
    ['._note_fffff_2 {', `@media print { ${inPrint.join(' ')} } ._note_fffff_2 {`],
  )
  expect(proven['price en light 1280']).toEqual(['font-weight: 700 → 400 (Shop .amount)'])
})

test('a shot whose elements changed as well is not proven', { timeout: 60_000 }, async () => {
  const proven = await provenBy(['font-weight: 700', 'font-weight: 400'], ['Three left', '3 left'])
  const withText = Object.keys(proven).filter((key) => documentOf(key).includes('Three left'))
  expect(withText).not.toEqual([])
  expect(withText.map((key) => proven[key])).toEqual(withText.map(() => null))
})

test('of rules that leave the picture as it was, the one that covers a control is the cause', async () => {
  const edit: Edit = [
    '._title_bbbbb_2 {',
    '._card_bbbbb_1 > * { order: 0 } ._card_bbbbb_1::after { content: ""; position: absolute; inset: 0; z-index: 2 } ._title_bbbbb_2 {',
  ]
  const cards = jobs.filter(({ story }) => story.id === 'card')
  const isEqual = { approved: () => true, captured: () => true }
  const evidence = await findEvidence(poolOf(windows.present, [edit]), poolOf(windows.base), cards, isEqual)
  expect(evidence.map(({ shot, causes }) => [shot, ...causes])).toEqual(
    cards.map(({ key }) => [key, expect.stringContaining('::after')]),
  )
})

test('another order of declarations that leaves the picture as it was is no cause', async () => {
  const edit: Edit = ['font-size: 16px; font-weight: 700', 'font-weight: 700; font-size: 16px']
  const prices = jobs.filter(({ story }) => story.id === 'price')
  const isEqual = { approved: () => true, captured: () => true }
  const evidence = await findEvidence(poolOf(windows.present, [edit]), poolOf(windows.base), prices, isEqual)
  expect(evidence).toEqual([])
})

test('what the sources of the approved pictures show as well is no change of the sources', async () => {
  const edits: Edit[] = [['font-weight: 700', 'font-weight: 400']]
  const { captured, changed } = await changedBy(edits)
  const evidence = await findEvidence(
    poolOf(windows.present, edits),
    poolOf(windows.base, edits),
    changed,
    picturesBeside(captured),
  )
  expect(evidence).toEqual(
    changed.map(({ key }) => ({
      shot: key,
      causes: ['no changed source: the browser, a dependency, or an approval that was left out'],
    })),
  )
})

test('a shot whose page fails has no evidence, and the others keep theirs', async () => {
  const edits: Edit[] = [['font-weight: 700', 'font-weight: 400']]
  const { captured, changed } = await changedBy(edits)
  const [, failing] = changed
  const base = poolOf(windows.base)
  const show =
    (tab: Tab): Tab['show'] =>
    (shown) =>
      shown === failing ? Promise.reject(new Error('the page is lost')) : tab.show(shown)
  const failingBase: BrowserPool = {
    ...base,
    each: (some, take) =>
      base.each(some, (tab, job, before) => take({ ...tab, show: show(tab) }, job, before)),
  }
  const present = poolOf(windows.present, edits)
  const evidence = await findEvidence(present, failingBase, changed, picturesBeside(captured))
  const explained = new Set(evidence.map(({ shot }) => shot))
  expect(changed.filter(({ key }) => !explained.has(key))).toEqual([failing])
})

test('a changed style is the cause of a page where no story is left to explain', async () => {
  const edits: Edit[] = [['font-weight: 700', 'font-weight: 400']]
  const { captured, changed } = await changedBy(edits)
  const pages = changed.map((job): Job => ({ ...job, story: { ...job.story, path: '/' } }))
  const evidence = await findEvidence(
    poolOf(windows.present, edits),
    poolOf(windows.base),
    pages,
    picturesBeside(captured),
  )
  expect(evidence).toEqual(
    pages.map(({ key }) => ({ shot: key, causes: ['font-weight: 700 → 400 (Shop .amount)'] })),
  )
})
