import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runAll } from './steps.ts'

function spyOnOutput() {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  return write
}

test('a step that passes says what it skipped, once', async () => {
  const write = spyOnOutput()
  const source = `console.log('42 passed'); for (const _ of '12') console.error('\\nSKIPPED: no nginx.\\n')`
  const [result] = await runAll([{ name: 'unit', command: ['--eval', source] }], 1)
  const lines = write.mock.calls.map(([text]) => text)
  expect(result!.code).toBe(0)
  expect(lines).toEqual([expect.stringMatching(/^✓ unit, .* s\n$/), 'SKIPPED: no nginx.\n'])
})

test('a step starts after the one that it reads, and others start meanwhile', async () => {
  spyOnOutput()
  const folder = await mkdtemp(join(tmpdir(), 'steps-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [built, linted] = ['built', 'linted'].map((name) => JSON.stringify(join(folder, name)))
  const build = `
    const timer = setInterval(() => {
      if (!fs.existsSync(${linted})) return
      fs.writeFileSync(${built}, '')
      clearInterval(timer)
    })`
  const results = await runAll(
    [
      { name: 'build', command: ['--eval', build] },
      { name: 'size', after: 'build', command: ['--eval', `fs.readFileSync(${built})`] },
      { name: 'lint', command: ['--eval', `fs.writeFileSync(${linted}, '')`] },
    ],
    2,
  )
  expect(Object.fromEntries(results.map(({ name, code }) => [name, code]))).toEqual({
    lint: 0,
    build: 0,
    size: 0,
  })
})

test('a step starts at once where the one that it reads is not run', async () => {
  spyOnOutput()
  const [result] = await runAll([{ name: 'size', after: 'build', command: ['--eval', ''] }], 1)
  expect(result!.code).toBe(0)
})
