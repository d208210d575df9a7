import { spawnSync } from 'node:child_process'
import { diffOpenApi, type Change, type ChangeClass } from '#contracts/diff/diff.ts'
import type { OpenApi } from '#contracts/openapi/document.ts'
import { openApi } from '#contracts/openapi/openapi.ts'
import { fail, readArguments } from './options.ts'

const file = 'contracts/openapi.json'
const help = `npm run contracts -- diff <git ref> [--json]   lists wire changes of the contracts since a git ref

  <git ref>      a commit, branch or tag; its ${file} is compared with the current contracts
  --json         prints every change at every place as JSON
  -h, --help     this text

breaking: an existing client may fail; additive: it keeps working; none: only wording changed.
Exit code: 0 nothing breaking, 1 a breaking change, 2 nothing to compare with.`

const classes: ChangeClass[] = ['breaking', 'additive', 'none']

if (import.meta.main) main()

function main() {
  const { values, positionals } = readArguments(help, { json: { type: 'boolean', default: false } })
  const [ref, ...more] = positionals
  if (ref === undefined || more.length > 0) return fail(`Name one git ref.\n\n${help}`, 2)
  const changes = diffSince(ref)
  process.stdout.write(`${values.json ? JSON.stringify({ ref, changes }, null, 2) : report(changes)}\n`)
  process.exitCode = changes.some((change) => change.class === 'breaking') ? 1 : 0
}

function diffSince(ref: string): Change[] {
  if (git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`) === null)
    return fail(
      `There is no "${ref}" in this repository. Name a commit, branch or tag that "git log" shows.`,
      2,
    )
  const text = git('show', '--end-of-options', `${ref}:${file}`)
  if (text === null) return fail(`${ref} has no ${file}. Name a later one.`, 2)
  try {
    return diffOpenApi(JSON.parse(text) as OpenApi, openApi())
  } catch (error) {
    return fail(`${file} of ${ref} cannot be read: ${(error as Error).message}`, 2)
  }
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  return status === 0 ? stdout : null
}

/** Groups by schema: a change of a named schema shows in many calls. */
function report(changes: readonly Change[]): string {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const key = [change.class, change.origin ?? change.place, change.what].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  const lines = [...groups.values()].map((group) => lineOf(group[0]!, group.length - 1))
  const byClass = classes.map((one) => lines.filter((line) => line.startsWith(one)))
  const counts = byClass.map((some, index) => `${some.length} ${classes[index]}`)
  return [...byClass.flat(), counts.join(', ')].join('\n')
}

function lineOf({ class: kind, place, what, origin }: Change, others: number) {
  const more = others > 0 ? ` (${origin}, and in ${others} more ${others === 1 ? 'place' : 'places'})` : ''
  return `${kind.padEnd(9)} ${place}: ${what}${more}`
}
