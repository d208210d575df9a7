import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { applyDecisions } from '../approve/apply-decisions.ts'
import { readRunArtifacts } from '../approve/run-artifacts.ts'
import { approvalOf } from '../approve/approval-of.ts'
import { parseDecisions } from '../approve/decisions.ts'
import { SetupError, loadConfig } from '../config.ts'
import type { Decisions } from '../report.ts'
import { runCommand } from './run-command.ts'
import { patternOf } from './selection.ts'

const help = `npx visual approve options     applies decisions on the last report to baselines and approvals; commit them yourself

  --from decisions.json   those that were exported from the review
  --report folder         of the run that the decisions are about, else the last
  --all                   every finding that can be approved; for first baselines, and after you looked at all
  --grep text             with --all: only stories whose id has this in it; a regular expression
  --comment text          with --all: why
  --by name               with --all: who, else the user of this machine
  --engine name           pictures of another browser
  -h, --help              this text`

const options = {
  from: { type: 'string' },
  report: { type: 'string' },
  all: { type: 'boolean', default: false },
  grep: { type: 'string', default: '' },
  comment: { type: 'string', default: '' },
  by: { type: 'string' },
  engine: { type: 'string' },
} as const

export const approve = (args: readonly string[]) =>
  runCommand(help, options, args, async ({ from, report, all, grep, comment, by, engine }) => {
    if ((from === undefined) === !all) throw new SetupError(`Say either --from or --all.\n\n${help}`)
    if (from !== undefined && (grep || comment || by))
      throw new SetupError('--from applies every decision of its file: leave out --grep, --comment and --by.')
    const config = await loadConfig(process.cwd(), engine)
    const candidates = await readRunArtifacts(report ?? config.report, ['--report', '--engine'])
    const decisions = from
      ? await read(from)
      : approvalOf(candidates.report, patternOf(grep), comment, by ?? userInfo().username)
    const { counts, record, next } = await applyDecisions(decisions, candidates, config)
    const summary = Object.entries(counts).map(([choice, count]) => `${count} ${choice}`)
    process.stdout.write(`${summary.join(', ')}. The record is ${record}; ${next}.\n`)
    return 0
  })

async function read(file: string): Promise<Decisions> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new SetupError(`${file} cannot be read: ${error.message}`)
  })
  return parseDecisions(text)
}
