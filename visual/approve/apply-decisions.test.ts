import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { imageOf } from '../capture/shot.ts'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import { SetupError } from '../config.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { LockEntry } from '../lock/lock.ts'
import { activeQuarantine, readQuarantine, writeQuarantine } from '../lock/quarantine.ts'
import type { Decision, Finding } from '../report.ts'
import { RefusedDecisions, applyDecisions } from './apply-decisions.ts'
import { readRejections } from './rejections.ts'
import type { RunArtifacts } from './run-artifacts.ts'

const key = 'ui-badge--usual ar light 390'
const at = '2026-11-21T10:00:00.000Z'
const diagnostics = { text: ['١٢٠'], names: [], axe: [], errors: [] }
const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#caa228' } })
  .png()
  .toBuffer()
const after = imageOf(png)
const before: LockEntry = {
  picture: { hash: 'a'.repeat(32), width: 3, height: 2 },
  diagnostics: hashDiagnostics(diagnostics),
  browserVersion: '147.0',
  tolerated: [],
}

let folder: string
let folders: { baselines: string; approvals: string }
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'visual-'))
  folders = { baselines: join(parent, 'baselines'), approvals: join(parent, 'approvals') }
  folder = folders.baselines
})
afterEach(() => {
  vi.unstubAllEnvs()
  return rm(join(folder, '..'), { recursive: true })
})

function candidates(verdict: Finding['verdict'] = 'changed', parts: Partial<Finding> = {}): RunArtifacts {
  const finding = {
    key,
    story: { id: 'ui-badge--usual', title: 'Badge', name: 'Usual' },
    verdict,
    before: before.picture,
    after,
    approvedDiagnostics: before.diagnostics,
    ...parts,
  } as Finding
  const report = { at, build: '153.0', shots: 1, seconds: 1, findings: [finding], groups: [] }
  const line: LockEntry = {
    picture: after,
    diagnostics: hashDiagnostics(diagnostics),
    browserVersion: '153.0',
    tolerated: [],
  }
  return {
    report,
    lockEntries: new Map([[key, line]]),
    png: async () => png,
    diagnostics: async () => diagnostics,
  }
}

const decided = ({ choice = 'approve', ...decision }: Partial<Decision>) => {
  const comment = choice === 'reject' ? 'Too bright' : ''
  return {
    report: at,
    by: 'Sara',
    decisions: [{ key, hash: after.hash, choice, comment, until: null, ...decision }],
  }
}

const kept = async () => (await openBaselines(folder).readLock()).get(key)

test('approve replaces the baseline, stores picture and diagnostics, and writes a record', async () => {
  const baselines = openBaselines(folder)
  await baselines.writeLock(new Map([[key, before]]))
  const { record } = await applyDecisions(decided({ comment: 'The new gold' }), candidates(), folders)
  expect(await kept()).toEqual({
    picture: after,
    diagnostics: hashDiagnostics(diagnostics),
    browserVersion: '153.0',
    tolerated: [],
  } satisfies LockEntry)
  const { data } = await sharp(await baselines.findPicture(after.hash))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([0xca, 0xa2, 0x28])
  expect(await baselines.readDiagnostics(hashDiagnostics(diagnostics))).toEqual(diagnostics)
  expect(JSON.parse(await readFile(record, 'utf8'))).toMatchObject({ by: 'Sara' })
  expect(record).toContain('approvals/2026-11-21-')
})

test('reject keeps the baseline and writes a record', async () => {
  await openBaselines(folder).writeLock(new Map([[key, before]]))
  await applyDecisions(decided({ choice: 'reject' }), candidates(), folders)
  expect(await kept()).toEqual(before)
  expect(await readdir(folders.approvals)).toHaveLength(1)
})

test('tolerate adds a rendering to the baseline, once', async () => {
  await openBaselines(folder).writeLock(new Map([[key, before]]))
  await applyDecisions(decided({ choice: 'tolerate' }), candidates(), folders)
  await applyDecisions(decided({ choice: 'tolerate' }), candidates(), folders)
  expect(await kept()).toEqual({ ...before, tolerated: [after.hash] })
})

test('a quarantine ends after its last day, where the run is', async () => {
  vi.stubEnv('TZ', 'Asia/Tehran')
  await applyDecisions(
    decided({ choice: 'quarantine', until: '2026-12-01', comment: 'Flickers' }),
    candidates(),
    folders,
  )
  const quarantine = await readQuarantine(folder)
  const activeAt = (moment: string) => activeQuarantine(quarantine, key, new Date(moment))
  expect(activeAt('2026-12-01T20:15:00Z')).toEqual({ until: '2026-12-01', comment: 'Flickers' })
  expect(activeAt('2026-12-01T20:45:00Z')).toBeNull()
})

test('an invalid decision is refused and writes nothing', async () => {
  const refused = [
    [decided({}), candidates('unstable'), 'is unstable'],
    [decided({}), candidates('changed', { hasFailed: true }), 'failed: it cannot be approved'],
    [decided({ choice: 'tolerate' }), candidates('changed', { hasFailed: true }), 'failed'],
    [decided({ hash: 'f'.repeat(32) }), candidates(), 'another one'],
    [decided({ key: 'no such' }), candidates(), 'says nothing of'],
    [decided({ choice: 'quarantine', comment: 'Flickers' }), candidates(), 'needs a day'],
    [decided({ choice: 'quarantine', until: '2026-12-01' }), candidates('leak'), 'needs a reason'],
    [decided({ choice: 'reject', comment: ' ' }), candidates(), 'needs a reason'],
    [{ ...decided({}), report: 'another' }, candidates(), 'are about the run of'],
  ] as const
  for (const [decisions, from, message] of refused)
    await expect(applyDecisions(decisions, from, folders)).rejects.toThrow(message)
  expect(await kept()).toBeUndefined()
})

test.each([
  ['firefox', undefined, 'The report is of firefox: say --engine firefox.'],
  [undefined, 'firefox', 'The report is of no engine of visual.config.ts: leave out --engine.'],
])('decisions on a report of the engine %s are not applied to %s', async (engine, engineName, message) => {
  const from = candidates()
  const other = { ...from, report: { ...from.report, engine } }
  await expect(applyDecisions(decided({}), other, { ...folders, engineName })).rejects.toThrow(
    new SetupError(message),
  )
  expect(await kept()).toBeUndefined()
})

test('a decision can be sent twice, such as before and after the end of a run', async () => {
  await openBaselines(folder).writeLock(new Map([[key, before]]))
  await applyDecisions(decided({}), candidates(), folders)
  const approved = await kept()
  await applyDecisions(decided({}), candidates(), folders)
  expect(await kept()).toEqual(approved)
})

test('decisions on a shot whose baseline has changed since are refused', async () => {
  const baselines = openBaselines(folder)
  const newer = { ...before, picture: { ...before.picture, hash: 'c'.repeat(32) } }
  await baselines.writeLock(new Map([[key, newer]]))
  await expect(applyDecisions(decided({}), candidates(), folders)).rejects.toThrow('Approved otherwise')
  expect(await kept()).toEqual(newer)
})

test.each(['reject', 'tolerate'] as const)(
  'the choice to %s a shot that was approved in the same report is refused',
  async (choice) => {
    await openBaselines(folder).writeLock(new Map([[key, before]]))
    await applyDecisions(decided({}), candidates(), folders)
    const approved = await kept()
    await expect(applyDecisions(decided({ choice }), candidates(), folders)).rejects.toThrow(
      'Approved already',
    )
    expect(await kept()).toEqual(approved)
    expect(await readdir(folders.approvals)).toHaveLength(1)
  },
)

test.each([
  ['approve', 'same'],
  ['tolerate', 'changed'],
  ['quarantine', 'changed'],
  ['quarantine', 'unstable'],
] as const)(
  'the rejection after the choice to %s a %s shot of the same report is refused',
  async (choice, verdict) => {
    await openBaselines(folder).writeLock(new Map([[key, before]]))
    const first = decided({ choice, until: '2026-12-01', comment: 'Flickers' })
    await applyDecisions(first, candidates(verdict), folders)
    const [lock, quarantine] = [await kept(), await readQuarantine(folder)]
    const reject = applyDecisions(decided({ choice: 'reject' }), candidates(verdict), folders)
    await expect(reject).rejects.toThrow('already')
    expect([await kept(), await readQuarantine(folder)]).toEqual([lock, quarantine])
    expect(await readdir(folders.approvals)).toHaveLength(1)
  },
)

const otherKey = 'ui-badge--other ar light 390'

/** Shots of `key` and `otherKey`, both changed. */
function twoCandidates() {
  const two = candidates()
  two.report.findings.push({ ...two.report.findings[0]!, key: otherKey })
  two.lockEntries.set(otherKey, two.lockEntries.get(key)!)
  return two
}

const bothOf = (choice: Decision['choice'], by: string) => ({
  ...decided({ choice }),
  by,
  decisions: [key, otherKey].flatMap((one) => decided({ choice, key: one }).decisions),
})

test('every decision that stands against another is named with who made it, and none is written', async () => {
  await openBaselines(folder).writeLock(new Map([key, otherKey].map((one) => [one, before])))
  await applyDecisions(decided({ key }), twoCandidates(), folders)
  await applyDecisions({ ...decided({ key: otherKey }), by: 'Omid' }, twoCandidates(), folders)
  const refused = await applyDecisions(bothOf('reject', 'Mina'), twoCandidates(), folders).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(RefusedDecisions)
  expect(refused).toMatchObject({
    keys: [key, otherKey],
    message: expect.stringMatching(
      `^Approved already by Sara: ${key}. Approved already by Omid: ${otherKey}. To take `,
    ),
  })
  expect(await readdir(folders.approvals)).toHaveLength(2)
})

test.each(['approve', 'tolerate', 'quarantine'] as const)(
  'the choice to %s a picture that another reviewer rejected is refused, unless it was known',
  async (choice) => {
    await openBaselines(folder).writeLock(new Map([[key, before]]))
    await applyDecisions(decided({ choice: 'reject' }), candidates(), folders)
    const later = { choice, until: '2026-12-01', comment: 'Fine' }
    const unaware = { ...decided(later), by: 'Mina' }
    await expect(applyDecisions(unaware, candidates(), folders)).rejects.toThrow(
      `Rejected by Sara since this review was loaded: ${key}.`,
    )
    expect(await kept()).toEqual(before)
    await applyDecisions({ ...decided({ ...later, overrides: 'Sara' }), by: 'Mina' }, candidates(), folders)
    expect((await readRejections(folders.approvals)).size).toBe(0)
  },
)

test('a reviewer approves what they rejected before', async () => {
  await openBaselines(folder).writeLock(new Map([[key, before]]))
  await applyDecisions(decided({ choice: 'reject' }), candidates(), folders)
  await applyDecisions(decided({}), candidates(), folders)
  expect((await kept())?.picture).toEqual(after)
})

test('a rendering that another report made tolerated cannot be rejected', async () => {
  await openBaselines(folder).writeLock(new Map([[key, { ...before, tolerated: [after.hash] }]]))
  await expect(applyDecisions(decided({ choice: 'reject' }), candidates(), folders)).rejects.toThrow(
    'Tolerated already',
  )
})

test('the record of an equal picture says which diagnostics were looked at', async () => {
  await openBaselines(folder).writeLock(new Map([[key, withOldDiagnostics]]))
  const { record } = await applyDecisions(decided({ choice: 'reject' }), sameWithOtherDiagnostics(), folders)
  const { decisions } = JSON.parse(await readFile(record, 'utf8'))
  expect(decisions).toEqual([expect.objectContaining({ diagnostics: hashDiagnostics(diagnostics) })])
})

test('a rejection ends the quarantine of an earlier review', async () => {
  await openBaselines(folder).writeLock(new Map([[key, before]]))
  const earlier = candidates()
  earlier.report.at = '2026-11-20T10:00:00.000Z'
  const quarantine = decided({ choice: 'quarantine', until: '2026-12-01', comment: 'Flickers' })
  await applyDecisions({ ...quarantine, report: earlier.report.at }, earlier, folders)
  await applyDecisions(decided({ choice: 'reject' }), candidates(), folders)
  expect(await readQuarantine(folder)).toEqual(new Map())
  const rejection = { by: 'Sara', reason: 'Too bright' }
  expect([...(await readRejections(folders.approvals)).values()]).toEqual([rejection])
})

test('the approved removal of a shot that is gone ends its quarantine', async () => {
  const gone = candidates('gone', { after: null })
  gone.lockEntries.clear()
  await openBaselines(folder).writeLock(new Map([[key, before]]))
  await writeQuarantine(folder, new Map([[key, { until: '2026-12-01', comment: 'Flickers' }]]))
  await applyDecisions(decided({ hash: null }), gone, folders)
  expect(await readQuarantine(folder)).toEqual(new Map())
})

test('a rejection of a picture stands beside a later review of another picture', async () => {
  await openBaselines(folder).writeLock(new Map([[key, before]]))
  const later = { key, hash: 'f'.repeat(32), choice: 'approve', until: null, comment: '' }
  const record = { report: '2026-11-22T10:00:00.000Z', by: 'Mina', decisions: [later] }
  await mkdir(folders.approvals)
  await writeFile(join(folders.approvals, 'later.json'), JSON.stringify(record))
  await applyDecisions(decided({ choice: 'reject' }), candidates(), folders)
  const rejection = { by: 'Sara', reason: 'Too bright' }
  expect([...(await readRejections(folders.approvals)).values()]).toEqual([rejection])
})

test('a rejection of a shot that a later review quarantined is refused', async () => {
  await openBaselines(folder).writeLock(new Map([[key, before]]))
  const quarantine = decided({ choice: 'quarantine', until: '2026-12-01', comment: 'Flickers' })
  await applyDecisions(quarantine, candidates(), folders)
  const earlier = candidates()
  earlier.report.at = '2026-11-20T10:00:00.000Z'
  const rejection = { ...decided({ choice: 'reject' }), report: earlier.report.at }
  await expect(applyDecisions(rejection, earlier, folders)).rejects.toThrow('Quarantined already')
})

test('a rejection of a shot that is gone and was approved as gone is refused', async () => {
  const gone = candidates('gone')
  gone.report.findings[0]!.after = null
  await openBaselines(folder).writeLock(new Map([[key, before]]))
  await applyDecisions(decided({ hash: null }), gone, folders)
  await expect(applyDecisions(decided({ hash: null, choice: 'reject' }), gone, folders)).rejects.toThrow(
    'Approved already',
  )
})

test('an unstable shot that looks approved once can be rejected', async () => {
  await openBaselines(folder).writeLock(new Map([[key, { ...before, picture: after }]]))
  await applyDecisions(decided({ choice: 'reject' }), candidates('unstable'), folders)
  expect(await readdir(folders.approvals)).toHaveLength(1)
})

const withOldDiagnostics: LockEntry = { ...before, diagnostics: '0'.repeat(16), tolerated: [after.hash] }

function sameWithOtherDiagnostics() {
  const same = candidates('same')
  same.report.findings[0]!.approvedDiagnostics = withOldDiagnostics.diagnostics
  return same
}

test('the approval of an equal picture keeps it, and the renderings that are tolerated beside it', async () => {
  await openBaselines(folder).writeLock(new Map([[key, withOldDiagnostics]]))
  const approved = { ...withOldDiagnostics, diagnostics: before.diagnostics, browserVersion: '153.0' }
  await applyDecisions(decided({}), sameWithOtherDiagnostics(), folders)
  expect(await kept()).toEqual(approved)
  await applyDecisions(decided({}), sameWithOtherDiagnostics(), folders)
  expect(await kept()).toEqual(approved)
})

test('decisions on an equal picture whose approved diagnostics have changed since are refused', async () => {
  const newer = { ...withOldDiagnostics, diagnostics: '1'.repeat(16) }
  await openBaselines(folder).writeLock(new Map([[key, newer]]))
  await expect(applyDecisions(decided({}), sameWithOtherDiagnostics(), folders)).rejects.toThrow(
    'Approved otherwise',
  )
  expect(await kept()).toEqual(newer)
})

/** Both branches changed the shots of `key` and `otherKey`. */
async function mergeOfTwo(other: Partial<Finding> = {}) {
  const root = join(folder, '..')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      stdio: 'pipe',
    })
  const commit = async (digit: string) => {
    const entry = { ...before, picture: { ...before.picture, hash: digit.repeat(32) } }
    await openBaselines(folder).writeLock(new Map([key, otherKey].map((one) => [one, entry])))
    git('add', '.')
    git('commit', '-q', '-m', 'approve')
    return entry
  }
  git('init', '-q', '-b', 'main')
  await commit('1')
  git('switch', '-q', '-c', 'theirs')
  await commit('2')
  git('switch', '-q', 'main')
  const ours = await commit('3')
  expect(() => git('merge', 'theirs')).toThrow('merge theirs')
  const merged = candidates('contested')
  const [contested] = merged.report.findings
  merged.report.findings.push({ ...contested!, key: otherKey, before: ours.picture, ...other })
  merged.lockEntries.set(otherKey, merged.lockEntries.get(key)!)
  return { merged, ours }
}

const otherKept = async () => (await openBaselines(folder).readLock()).get(otherKey)
const conflicts = async () => [...(await openBaselines(folder).readConflicts()).keys()]

test.each(['approve', 'reject'] as const)(
  'in a merge, the choice to %s one of two shots that both branches changed leaves the other contested',
  async (choice) => {
    const { merged } = await mergeOfTwo()
    const { next } = await applyDecisions(decided({ choice }), merged, folders)
    expect(next).toContain('both branches of the merge changed')
    expect(await readFile(join(folder, 'lock'), 'utf8')).toContain('<<<<<<<')
    expect(await conflicts()).toEqual(choice === 'approve' ? [otherKey] : [otherKey, key])
    const both = [decided({}), decided({ key: otherKey })].flatMap(({ decisions }) => decisions)
    await applyDecisions({ ...decided({}), decisions: both }, merged, folders)
    expect(await readFile(join(folder, 'lock'), 'utf8')).not.toContain('<<<<<<<')
    expect([(await kept())?.picture, (await otherKept())?.picture]).toEqual([after, after])
  },
)

test('in a merge, the quarantine of a shot that both branches changed keeps the baseline of this one', async () => {
  const { merged, ours } = await mergeOfTwo({ verdict: 'unstable' })
  const quarantine = {
    key: otherKey,
    choice: 'quarantine',
    until: '2026-12-01',
    comment: 'Flickers',
  } as const
  await applyDecisions(decided(quarantine), merged, folders)
  expect([await otherKept(), await conflicts()]).toEqual([ours, [key]])
})

test('in a merge, a shot that both branches changed and that is gone stays until its removal is approved', async () => {
  const { merged, ours } = await mergeOfTwo({ verdict: 'gone', after: null })
  merged.lockEntries.delete(otherKey)
  await applyDecisions(decided({}), merged, folders)
  expect([(await kept())?.picture, await otherKept()]).toEqual([after, ours])
  await applyDecisions(decided({ key: otherKey, hash: null }), merged, folders)
  expect([(await kept())?.picture, await otherKept()]).toEqual([after, undefined])
})

test('in a merge, the approved removal of a shot that both branches changed leaves the other contested', async () => {
  const { merged } = await mergeOfTwo({ verdict: 'gone', after: null })
  merged.lockEntries.delete(otherKey)
  await applyDecisions(decided({ key: otherKey, hash: null }), merged, folders)
  expect([await otherKept(), await conflicts()]).toEqual([undefined, [key]])
})
