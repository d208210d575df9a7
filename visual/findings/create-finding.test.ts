import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import type { Diagnostics } from '../capture/diagnostics.ts'
import { emptyDiagnostics, imageOf } from '../capture/shot.ts'
import type { Screenshot } from '../capture/shot.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { Baselines } from '../lock/baselines.ts'
import { modeOf } from '../modes.ts'
import type { Why } from '../report.ts'
import { createComparer } from './comparer.ts'
import { createFinding } from './create-finding.ts'

const picture = { hash: '0'.repeat(32), width: 1, height: 1 }
const key = 'card--new fa light 390'
const story = { id: 'card--new', title: 'Card', name: 'New', importPath: '', ownGlobals: {}, visual: {} }
const job = { key, story, mode: modeOf(key) }
const noComparison = () => Promise.resolve(null)
const why: Why = { files: [], origin: 'unknown' }

let folder: string
let baselines: Baselines
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findings-'))
  baselines = openBaselines(folder)
})
afterAll(() => rm(folder, { recursive: true }))

async function findingOf(
  before: Diagnostics,
  after: Diagnostics,
  { needsTabStops = false, problems = [] }: { needsTabStops?: boolean; problems?: string[] } = {},
) {
  const hash = hashDiagnostics(before)
  await baselines.writeDiagnostics(hash, before)
  const details = await createFinding(
    {
      shot: {
        job,
        screenshot: { png: Buffer.alloc(0), picture },
        isStable: true,
        diagnostics: after,
        problems,
      },
      verdict: 'same',
      leakedFrom: null,
    },
    {
      entry: { picture, diagnostics: hash, browserVersion: '1', tolerated: [] },
      conflict: undefined,
      quarantine: null,
      needsTabStops,
    },
    baselines,
    noComparison,
    why,
  )
  return details?.finding ?? null
}

const withStops = (...tabStops: string[]): Diagnostics => ({ ...emptyDiagnostics, tabStops })
const older: Diagnostics = { text: [], names: [], axe: [], errors: [] }

test('another order of tab stops is a finding of an equal picture', async () => {
  expect(await findingOf(withStops('a', 'b'), withStops('a', 'b'))).toBeNull()
  expect((await findingOf(withStops('a', 'b', 'c'), withStops('c', 'a', 'b')))?.tabStops).toEqual({
    gone: [],
    came: [],
    moved: [{ line: 'c', before: 'a' }],
  })
})

test('a baseline without tab stops is a finding only where they are needed', async () => {
  expect(await findingOf(older, withStops('a'))).toBeNull()
  expect(await findingOf(older, withStops('a'), { needsTabStops: true })).toMatchObject({
    verdict: 'same',
    tabStops: null,
  })
  expect(await findingOf(older, { ...withStops('a'), text: ['New'] })).toMatchObject({ tabStops: null })
})

test('text and names in another order are moves of a finding', async () => {
  const moved = { gone: [], came: [], moved: [{ line: 'c', before: 'a' }] }
  expect(
    await findingOf({ ...older, text: ['a', 'b', 'c'] }, { ...older, text: ['c', 'a', 'b'] }),
  ).toMatchObject({
    text: moved,
  })
  expect(
    await findingOf({ ...older, names: ['a', 'b', 'c'] }, { ...older, names: ['c', 'a', 'b'] }),
  ).toMatchObject({
    names: moved,
  })
})

test('an approved error that is not logged any more is named', async () => {
  const finding = await findingOf({ ...older, errors: ['no currency'] }, older)
  expect(finding).toMatchObject({ problems: [], errorsGone: ['no currency'] })
})

test('a finding of axe whose impact changed has gone and came', async () => {
  const moderate = { rule: 'region', impact: 'moderate', help: 'All content is in landmarks', target: 'p' }
  const serious = { ...moderate, impact: 'serious' }
  const finding = await findingOf({ ...older, axe: [moderate] }, { ...older, axe: [serious] })
  expect(finding?.axe).toEqual({ gone: [moderate], came: [serious] })
})

test('axe findings in another order are no finding', async () => {
  const [first, second] = ['p', 'h2'].map((target) => ({ rule: 'region', impact: 'minor', help: '', target }))
  expect(
    await findingOf(
      { ...emptyDiagnostics, axe: [first!, second!] },
      { ...emptyDiagnostics, axe: [second!, first!] },
    ),
  ).toBeNull()
})

test('a play that threw has failed, and an error that was logged has not', async () => {
  const [problem, error] = ['playFunctionThrewException: no button', 'no currency']
  expect(await findingOf(older, older, { problems: [problem] })).toMatchObject({
    problems: [problem],
    hasFailed: true,
  })
  expect(await findingOf(older, { ...older, errors: [error] })).toMatchObject({
    problems: [error],
    hasFailed: false,
  })
})

const attempt = async (background: string) => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer()
  return { png, picture: imageOf(png) }
}

async function unstableWith(screenshot: Screenshot, other: Screenshot | undefined, approved?: Screenshot) {
  if (approved) await baselines.writePicture(approved.picture.hash, approved.png)
  const shot = { job, screenshot, other, isStable: false, diagnostics: emptyDiagnostics, problems: [] }
  const diagnostics = hashDiagnostics(emptyDiagnostics)
  const entry = approved && { picture: approved.picture, diagnostics, browserVersion: '1', tolerated: [] }
  const details = await createFinding(
    { shot, verdict: 'unstable', leakedFrom: null },
    { entry, conflict: undefined, quarantine: null },
    baselines,
    createComparer(baselines),
    why,
  )
  return details!
}

test('an unstable shot shows two attempts and what differs between them', async () => {
  const [screenshot, other] = [await attempt('gold'), await attempt('teal')]
  const { finding, pictures } = await unstableWith(screenshot, other)
  const { before, after, change } = finding
  expect([before, after]).toEqual([other.picture, screenshot.picture])
  expect([...pictures.keys()]).toEqual([screenshot.picture.hash, other.picture.hash, change!.heat.hash])
  expect(change!.pixels).toBe(16)
})

test('an unstable shot whose attempts look alike shows no baseline as one of them', async () => {
  const [screenshot, approved] = [await attempt('gold'), await attempt('teal')]
  const { finding } = await unstableWith(screenshot, undefined, approved)
  expect(finding).toMatchObject({ before: screenshot.picture, after: screenshot.picture, change: null })
})
