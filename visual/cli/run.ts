import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowserPool } from '../capture/browser-pool.ts'
import { lazyBase } from '../causes/base-storybook.ts'
import { SetupError, loadConfig, requireBuilt, requireInstalled } from '../config.ts'
import { baselinesOf } from '../lock/baselines.ts'
import { capture } from './capture.ts'
import { changesSince, requireFreshBuilds, requireFreshChanges } from './fresh-builds.ts'
import { runCommand } from './run-command.ts'
import { finishRun, outcomeOptions, printLine } from './outcome.ts'
import { choosesPages, requireValid, selectionHelp, selectionOptions } from './selection.ts'
import { wholeNumber } from './whole-number.ts'

const help = `npx visual [options]     captures every story in its modes and compares it with the approved baselines

${selectionHelp}
  --changed [ref]  only stories that the changes since this ref reach, the base where none is named
  --base folder    the Storybook of the approved pictures, to find causes; built from git where none is named
  --engine name    in another browser of visual.config.ts, with baselines of its own
  --complete       baselines without tab stops, which an older version wrote, are findings
  --tabs 3         tabs of the browser that work side by side
  --json file      the report, for programs
  --junit file     the report, for a CI
  -h, --help       this text

Exit code: 0 nothing changed, 1 changes wait for review, 2 something is broken.

npx visual subcommand [options]

  init             writes a configuration for the Storybook of this folder
  review           serves the report, to decide on changes
  approve          applies decisions that were exported from the report, or approves all
  merge            one report of the shards of a run
  comment          prints a comment for a pull request
  mutations        applies mutations to the built Storybook and prints which are detected
  bench            shots per minute, compared with toHaveScreenshot

Each prints its options with --help.`

const options = {
  ...selectionOptions,
  changed: { type: 'string' },
  base: { type: 'string' },
  engine: { type: 'string' },
  complete: { type: 'boolean', default: false },
  tabs: { type: 'string', default: '3' },
  ...outcomeOptions,
} as const

/** `parseArgs` has no optional values: `--changed` alone becomes an empty one. */
const withEmptyRef = (args: readonly string[]) =>
  args.flatMap((one, at) =>
    one === '--changed' && (args[at + 1] ?? '--').startsWith('--') ? ['--changed', ''] : [one],
  )

export const run = (args: readonly string[]) =>
  runCommand(
    help,
    options,
    withEmptyRef(args),
    async ({ json, junit, tabs, engine, base: folder, changed, complete, ...selection }) => {
      const tabCount = wholeNumber('--tabs', tabs, 1)
      if (folder !== undefined) requireStorybook('--base', folder)
      const config = await loadConfig(process.cwd(), engine)
      requireValid(selection, config.modes)
      requireBuilt(config)
      requireInstalled(config)
      const baselines = baselinesOf(config)
      const since = await changesSince(config, changed)
      const chosen = choosesPages(config.site?.pages, selection) ? config : { ...config, site: undefined }
      if (changed === undefined) await requireFreshBuilds(chosen)
      const hasSite = changed === undefined || (await requireFreshChanges(chosen, since!))
      const browserPool = await openBrowserPool(hasSite ? chosen : { ...chosen, site: undefined }, tabCount)
      const base = lazyBase(config, folder, printLine)
      const report = await capture({
        browserPool,
        base,
        config,
        baselines,
        since,
        changed,
        complete,
        selection,
      })
        .finally(base.close)
        .finally(browserPool.close)
      return finishRun(report, config.report, { json, junit })
    },
  )

function requireStorybook(option: string, folder: string) {
  if (existsSync(join(folder, 'iframe.html'))) return
  throw new SetupError(`${option} is "${folder}", which has no built Storybook.`)
}
