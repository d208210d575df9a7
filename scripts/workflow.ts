import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, readOptions } from './options.ts'
import { phases } from './test-phases.ts'

const help = `npx node scripts/workflow.ts [options]     writes the steps of npm test into .github/workflows/check.yml

  --check        fails where they differ
  -h, --help     this text`

const file = join(import.meta.dirname, '../.github/workflows/check.yml')
const { check } = readOptions(help, { check: { type: 'boolean' } })
const before = await readFile(file, 'utf8')
const after = withSteps(before)
if (check && before !== after)
  fail('check.yml does not run the steps of npm test. Run "npx node scripts/workflow.ts".')
if (!check) await writeFile(file, after)

/** Each job lists its steps between `# steps of JOB` and `# end`. */
function withSteps(text: string): string {
  const all = phases.flatMap(({ checks }) => checks)
  for (const job of new Set(all.flatMap((step) => step.job ?? []))) {
    const marked = RegExp(`(# steps of ${job}\\n)[^#]*?( *# end)`)
    if (!marked.test(text)) fail(`check.yml has no "# steps of ${job}".`)
    const only = all.flatMap((step) => (step.job === job ? step.name : [])).join(',')
    text = text.replace(
      marked,
      (_, start: string, end: string) => `${start}      - run: npm test -- --only ${only}\n${end}`,
    )
  }
  return text
}
