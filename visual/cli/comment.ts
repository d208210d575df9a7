import { readRunArtifacts } from '../approve/run-artifacts.ts'
import { SetupError, loadConfig, requireEngineOf } from '../config.ts'
import { commentOf } from '../findings/comment.ts'
import { writeThumbnails } from '../findings/thumbnails.ts'
import { baselinesOf } from '../lock/baselines.ts'
import { runCommand } from './run-command.ts'

const help = `npx visual comment --link address   prints a comment for a pull request, in Markdown: a line for each cause

  --link address        where the report can be downloaded, or is served
  --report folder       of the run, else the last
  --engine name         of another browser of visual.config.ts
  --thumbnails folder   writes the place of each change there, before and after
  --images address      where that folder can be read; the comment then shows its pictures
  -h, --help            this text`

const options = {
  link: { type: 'string' },
  report: { type: 'string' },
  engine: { type: 'string' },
  thumbnails: { type: 'string' },
  images: { type: 'string' },
} as const

export const comment = (args: readonly string[]) =>
  runCommand(
    help,
    options,
    args,
    async ({ link, report: own, engine, thumbnails: folder, images: address }) => {
      if (link === undefined) throw new SetupError(`Say by --link where the report is.\n\n${help}`)
      if ((folder === undefined) !== (address === undefined))
        throw new SetupError(`--thumbnails and --images need each other.\n\n${help}`)
      const config = await loadConfig(process.cwd(), engine)
      const { report, png } = await readRunArtifacts(own ?? config.report, ['--report', '--engine'])
      requireEngineOf(report, config)
      const read = (hash: string) => png(hash).catch(() => baselinesOf(config).findPicture(hash))
      const thumbnails =
        folder === undefined || address === undefined
          ? undefined
          : { address, files: await writeThumbnails(report, folder, read) }
      process.stdout.write(commentOf(report, link, thumbnails))
      return 0
    },
  )
