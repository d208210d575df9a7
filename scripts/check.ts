import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fail, readOptions } from './options.ts'
import { runAll, type Step } from './steps.ts'

const help = `npm run check [-- options]  fast checks for the development loop, about half a minute

  --since main   checks files changed since that commit or branch (default: uncommitted changes)
  -h, --help     this text

Checks types, lint and format of everything, and runs the tests and stories in or below the folders of changed files.
"npm test" runs everything.`

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

await main()

async function main() {
  const { since = 'HEAD' } = readOptions(help, { since: { type: 'string' } })
  const began = performance.now()
  const results = await runAll(stepsFor(changedSince(since)), 2)
  const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  process.stdout.write(
    `\n${failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All passed'}, ${seconds} s\n`,
  )
  process.exitCode = failed.length > 0 ? 1 : 0
}

function stepsFor(changed: readonly string[]): Step[] {
  const folders = [...new Set(changed.map((file) => dirname(file)))].filter((folder) => folder !== '.')
  const beside = (pattern: string) => [
    ...new Set(folders.flatMap((folder) => globSync(`${folder}/**/${pattern}`, { cwd: root }))),
  ]
  const incremental = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
  return [
    ...tests('stories', beside('*.stories.tsx')),
    { name: 'types', command: [bin('tsc'), '--noEmit', ...incremental] },
    ...tests('unit*', beside('*.test.ts')),
    { name: 'lint', command: [bin('oxlint')] },
    { name: 'format', command: [bin('oxfmt'), '--check'] },
  ]
}

function tests(project: string, files: readonly string[]): Step[] {
  if (files.length === 0) return []
  const options = ['--project', project, '--reporter=dot', '--passWithNoTests']
  return [{ name: project.replace('*', ''), command: [bin('vitest'), 'run', ...options, ...files] }]
}

function changedSince(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const listed =
      git('diff', '--name-only', '--relative', since) + git('ls-files', '--others', '--exclude-standard')
    return listed.split('\n').filter(Boolean)
  } catch {
    return fail(`There is no commit ${since}: name one that "git log" shows.`, 2)
  }
}
