import { expect, test } from 'vitest'
import { runScript } from './run-script.ts'

test('the fault matrix runs no case where --only names what is no call', async () => {
  const [code, output] = await runScript('fault-matrix', ['--only', 'nonsense,add'])
  expect(output).toContain('--only names nonsense, which contracts/registry.ts does not.')
  expect(code).toBe(2)
})
