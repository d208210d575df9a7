import { expect, onTestFinished, test, vi } from 'vitest'
import { runAll } from './steps.ts'

test('a step that passes says what it skipped, once', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  const source = `console.log('42 passed'); for (const _ of '12') console.error('\\nSKIPPED: no nginx.\\n')`
  const [result] = await runAll([{ name: 'unit', command: ['--eval', source] }], 1)
  const lines = write.mock.calls.map(([text]) => text)
  expect(result!.code).toBe(0)
  expect(lines).toEqual([expect.stringMatching(/^✓ unit, .* s\n$/), 'SKIPPED: no nginx.\n'])
})
