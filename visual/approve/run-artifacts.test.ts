import { expect, test } from 'vitest'
import { SetupError } from '../config.ts'
import { readRunArtifacts } from './run-artifacts.ts'

test.each([
  [[], 'There is no report in nowhere. Run "npx visual" first.'],
  [
    ['--report', '--engine'],
    'There is no report in nowhere. Run "npx visual" first, or name another by --report or --engine.',
  ],
])(
  'a missing report is an error that says by which options (%j) another is named',
  async (options, message) => {
    await expect(readRunArtifacts('nowhere', options)).rejects.toThrow(new SetupError(message))
  },
)
