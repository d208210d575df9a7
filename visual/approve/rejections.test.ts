import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import { emptyDiagnostics } from '../capture/shot.ts'
import { SetupError } from '../config.ts'
import type { Decision, Finding } from '../report.ts'
import type { FindingDetails } from '../findings/create-finding.ts'
import { readRejections, withRejections } from './rejections.ts'

const key = 'ui-badge--usual ar light 390'
const [hash, other] = ['a'.repeat(32), 'b'.repeat(32)]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'approvals-'))
})
afterEach(() => rm(folder, { recursive: true }))

const record = (name: string, report: string, decision: Partial<Decision>) =>
  writeFile(
    join(folder, `${name}.json`),
    JSON.stringify({
      report,
      by: 'Sara',
      decisions: [{ key, hash, choice: 'reject', comment: 'Too dark', until: null, ...decision }],
    }),
  )

const foundWith = (after: string | null) =>
  ({ finding: { key, after: after && { hash: after }, rejected: null } as Finding }) as FindingDetails

const rejectedOf = async (after: string | null) =>
  withRejections([foundWith(after)], await readRejections(folder))[0]!.finding.rejected

test('a picture that was rejected has the reason and the reviewer', async () => {
  await record('1', '2026-11-21', {})
  expect(await rejectedOf(hash)).toEqual({ by: 'Sara', reason: 'Too dark' })
})

test('another picture than the rejected one is not rejected', async () => {
  await record('1', '2026-11-21', {})
  expect(await rejectedOf(other)).toBeNull()
  expect(await rejectedOf(null)).toBeNull()
})

test('a story that is gone can have been rejected', async () => {
  await record('1', '2026-11-21', { hash: null })
  expect(await rejectedOf(null)).toEqual({ by: 'Sara', reason: 'Too dark' })
})

const sameWith = (text: string) => {
  const { finding } = foundWith(hash)
  const diagnostics = { ...emptyDiagnostics, text: [text] }
  return { finding: { ...finding, verdict: 'same' }, diagnostics } as FindingDetails
}

test('an equal picture was rejected if its diagnostics are those that were rejected', async () => {
  const rejected = sameWith('Thre left')
  await record('1', '2026-11-21', { diagnostics: hashDiagnostics(rejected.diagnostics) })
  const found = withRejections([rejected, sameWith('3 left')], await readRejections(folder))
  expect(found.map(({ finding }) => finding.rejected?.reason)).toEqual(['Too dark', undefined])
})

test('a later decision about the same picture ends a rejection, an earlier one does not', async () => {
  await record('b', '2026-11-21', {})
  await record('c', '2026-11-20', { choice: 'approve' })
  expect(await rejectedOf(hash)).not.toBeNull()
  await record('a', '2026-11-22', { choice: 'tolerate' })
  expect(await rejectedOf(hash)).toBeNull()
})

test('of decisions about one run that disagree, the rejection has ended', async () => {
  await record('a', '2026-11-21', { choice: 'approve' })
  await record('b', '2026-11-21', {})
  expect(await rejectedOf(hash)).toBeNull()
})

test('there are no rejections before the first review', async () => {
  expect(await readRejections(join(folder, 'none'))).toEqual(new Map())
})

test('a record that was cut off is refused by its name', async () => {
  await writeFile(join(folder, '1.json'), '{"report": ')
  const message = `${join(folder, '1.json')} is no JSON, such as after a full disk. Restore it from git.`
  await expect(readRejections(folder)).rejects.toThrow(new SetupError(message))
})
