import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, readOptions } from './options.ts'
import { ciPhase, phases } from './test-phases.ts'
import { withSteps } from './workflow-steps.ts'

const help = `npx node scripts/workflow.ts [options]     writes the steps of scripts/test-phases.ts into .github/workflows/check.yml

  --check        fails where they differ
  -h, --help     this text`

const file = join(import.meta.dirname, '../.github/workflows/check.yml')
const { check } = readOptions(help, { check: { type: 'boolean' } })
const before = await readFile(file, 'utf8')
const after = expectedWorkflow()
if (check && before !== after)
  fail('check.yml does not run the steps of scripts/test-phases.ts. Run "npx node scripts/workflow.ts".')
if (!check) await writeFile(file, after)

function expectedWorkflow() {
  try {
    return withSteps(
      before,
      [...phases, ciPhase].flatMap(({ checks }) => checks),
    )
  } catch (error) {
    return fail((error as Error).message)
  }
}
