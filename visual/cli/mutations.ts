import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SetupError, configFiles, loadConfig, requireBuilt } from '../config.ts'
import { findFalseAlarms, runMutation } from '../mutations/mutations.ts'
import type { Mutation } from '../mutations/mutations.ts'
import { runCommand } from './run-command.ts'
import { printLine } from './outcome.ts'

const help = `npx visual mutations [options]   applies mutations to the built Storybook and prints which are detected

  --grep text      only those whose name has this in it
  -h, --help       this text

Exit code: 0 all were detected without a false alarm, 1 otherwise.`

const options = { grep: { type: 'string', default: '' } } as const

export const mutations = (args: readonly string[]) =>
  runCommand(help, options, args, async ({ grep }) => {
    const config = { ...(await loadConfig(process.cwd())), site: undefined }
    requireBuilt(config)
    const files = configFiles.map((name) => join(process.cwd(), name.replace('config', 'mutations')))
    const file = files.find((one) => existsSync(one))
    if (file === undefined) throw new SetupError('There is no visual.mutations.ts.')
    const { mutations: all } = (await import(pathToFileURL(file).href)) as { mutations: readonly Mutation[] }
    const selected = all.filter(({ name }) => name.includes(grep))
    const { before, keys } = await findFalseAlarms(config, selected)
    for (const key of keys) printLine(`✗ a false alarm: ${key}`)
    let detected = 0
    for (const one of selected) {
      const alarms = await runMutation(config, one, before)
      if (alarms.length > 0) detected++
      printLine(
        `${alarms.length > 0 ? '✓' : '✗'} ${one.name.padEnd(56)} ${alarms.join(' and ') || 'not detected'}`,
      )
    }
    printLine(`\n${detected} of ${selected.length} mutations detected, ${keys.length} false alarms`)
    return detected === selected.length && keys.length === 0 ? 0 : 1
  })
