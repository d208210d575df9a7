import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('npm test --load runs a step beside busy processes and exits', async () => {
  const command = [join(import.meta.dirname, 'test.ts'), '--only', 'format', '--load', '1']
  const { stdout } = await promisify(execFile)(process.execPath, command)
  expect(stdout).toContain('1 passed, 0 failed')
})
