import { writeFile } from 'node:fs/promises'
import { readRejections, withRejections } from '../approve/rejections.ts'
import { loadConfig, requireEngineOf } from '../config.ts'
import { mergeRuns } from '../findings/merge-runs.ts'
import { statusOf } from '../findings/comment.ts'
import { reportOf, writeReport } from '../findings/write-report.ts'
import { baselinesOf } from '../lock/baselines.ts'
import { runCommand } from './run-command.ts'
import { finishRun, outcomeOptions } from './outcome.ts'

const help = `npx visual merge folders   one report of the reports that all shards of a run have left

  --engine name    of another browser of visual.config.ts
  --json file      the report, for programs
  --junit file     the report, for a CI
  --status file    a line, for the status of a commit
  -h, --help       this text

Exit code: 0 nothing changed, 1 changes wait for review, 2 something is broken.`

const options = { engine: { type: 'string' }, ...outcomeOptions, status: { type: 'string' } } as const

export const merge = (args: readonly string[]) =>
  runCommand(help, options, args, async ({ engine, status, ...files }, folders) => {
    const config = await loadConfig(process.cwd(), engine)
    const baselines = baselinesOf(config)
    const { run, keys, ...merged } = await mergeRuns(folders, await baselines.readLock())
    requireEngineOf(run, config)
    const found = withRejections(merged.found, await readRejections(config.approvals))
    const report = reportOf(run, found, keys, config.modes.locales)
    await writeReport(config.report, report, found, baselines)
    if (status) await writeFile(status, `${statusOf(report)}\n`)
    return finishRun(report, config.report, files)
  })
