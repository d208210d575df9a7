import { expect, test } from 'vitest'
import { SetupError } from '../config.ts'
import { readRunArtifacts } from './run-artifacts.ts'

test('a missing report is an error that says where another may be', async () => {
  const message = `There is no report in nowhere. Run "npx visual" first, or name another by --report or --engine.`
  await expect(readRunArtifacts('nowhere')).rejects.toThrow(new SetupError(message))
})
