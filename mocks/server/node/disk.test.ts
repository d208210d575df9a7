import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { changeSession, dropSession, newSession, putSession, sessionOf } from '../session.ts'
import { keepOnDisk } from './disk.ts'

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
  const stop = keepOnDisk({ file })
  like(7)
  stop()
  dropSession('default')
}

test('the default session comes back after a restart', () => {
  savedByAnotherRun()
  keepOnDisk({ file })()
  expect(sessionOf('default').world.likes).toEqual({ someone: [7] })
})

test('a reset, another version or nonsense start empty', () => {
  savedByAnotherRun()
  const saved = readFileSync(file, 'utf8')
  for (const text of [saved.replace(/"version":\d+/, '"version":0'), saved.slice(0, 50)]) {
    writeFileSync(file, text)
    dropSession('default')
    keepOnDisk({ file })()
    expect(sessionOf('default').world.likes).toEqual({})
  }
  writeFileSync(file, saved)
  dropSession('default')
  keepOnDisk({ file, reset: true })()
  expect(sessionOf('default').world.likes).toEqual({})
})

test('other sessions stay in memory', () => {
  const stop = keepOnDisk({ file })
  putSession(newSession('test-only'))
  stop()
  expect(() => readFileSync(file)).toThrow('ENOENT')
})
