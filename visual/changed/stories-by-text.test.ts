import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import { emptyDiagnostics } from '../capture/shot.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { Lock } from '../lock/lock.ts'
import { approvedTexts, storiesWith } from './stories-by-text.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
})
afterAll(() => rm(folder, { recursive: true }))

const shown = {
  'cart--full ar light 390': { text: ['Your basket', 'Pay'], names: [] },
  'cart--full de dark 390': { text: ['Dein Korb'], names: [] },
  'card--new ar light 390': { text: [], names: ['button "Add to basket"'] },
}

async function texts() {
  const baselines = openBaselines(folder)
  const lock: Lock = new Map()
  for (const [key, lines] of Object.entries(shown)) {
    const diagnostics = { ...emptyDiagnostics, ...lines }
    const hash = hashDiagnostics(diagnostics)
    await baselines.writeDiagnostics(hash, diagnostics)
    const picture = { hash: '0'.repeat(32), width: 1, height: 1 }
    lock.set(key, { picture, diagnostics: hash, browserVersion: '153.0', tolerated: [] })
  }
  return approvedTexts(lock, baselines)
}
const stories = ['cart--full', 'card--new', 'late--story']

test('a changed text reaches the stories whose approved text or names have it, and those without a baseline', async () => {
  const reached = storiesWith({ gone: ['basket'], came: [] }, await texts(), stories)
  expect(reached).toEqual(['cart--full', 'card--new', 'late--story'])
  expect(storiesWith({ gone: ['dein korb'], came: [] }, await texts(), stories)).toEqual([
    'cart--full',
    'late--story',
  ])
  expect(storiesWith({ gone: [], came: ['add to'] }, await texts(), stories)).toEqual([
    'card--new',
    'late--story',
  ])
})

test('a text that no approved picture has may be in any, such as the placeholder of a field', async () => {
  expect(storiesWith({ gone: ['search here'], came: ['pay'] }, await texts(), stories)).toBeNull()
})
