import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { changeSession, dropSession, newSession, putSession, sessionOf } from '../session.ts'
import { persistSession } from './disk.ts'

let file = ''

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'mock-session-')), 'nested/session.json')
  dropSession('default')
})

const like = (id: number) =>
  changeSession('default', (session) => ({
    ...session,
    world: { ...session.world, likes: { someone: [id] } },
  }))

function savedByAnotherRun() {
  const stop = persistSession({ file })
  like(7)
  stop()
  dropSession('default')
}

test('the default session is restored after a restart', () => {
  savedByAnotherRun()
  persistSession({ file })()
  expect(sessionOf('default').world.likes).toEqual({ someone: [7] })
})

test('a reset, another version or invalid JSON starts empty', () => {
  savedByAnotherRun()
  const saved = readFileSync(file, 'utf8')
  for (const text of [saved.replace(/"version":\d+/, '"version":0'), saved.slice(0, 50)]) {
    writeFileSync(file, text)
    dropSession('default')
    persistSession({ file })()
    expect(sessionOf('default').world.likes).toEqual({})
  }
  writeFileSync(file, saved)
  dropSession('default')
  persistSession({ file, reset: true })()
  expect(sessionOf('default').world.likes).toEqual({})
})

test('other sessions are not saved to disk', () => {
  const stop = persistSession({ file })
  putSession(newSession('test-only'))
  stop()
  expect(() => readFileSync(file)).toThrow('ENOENT')
})
