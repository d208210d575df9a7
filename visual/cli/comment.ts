import { readRunArtifacts } from '../approve/run-artifacts.ts'
import { SetupError, loadConfig } from '../config.ts'
import { commentOf } from '../findings/comment.ts'
import { runCommand } from './run-command.ts'

const help = `npx visual comment --link address   prints a comment for a pull request, in Markdown: a line for each cause

  --link address    where the report can be downloaded, or is served
  --report folder   of the run, else the last
  -h, --help        this text`

const options = { link: { type: 'string' }, report: { type: 'string' } } as const

export const comment = (args: readonly string[]) =>
  runCommand(help, options, args, async ({ link, report: folder }) => {
    if (link === undefined) throw new SetupError(`Say by --link where the report is.\n\n${help}`)
    const { report } = await readRunArtifacts(folder ?? (await loadConfig(process.cwd())).report)
    process.stdout.write(commentOf(report, link))
    return 0
  })
