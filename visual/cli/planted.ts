import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadConfig, requireBuilt } from '../config.ts'
import { falseAlarms, plant } from '../planted/planted.ts'
import type { Planted } from '../planted/planted.ts'
import { command } from './options.ts'
import { say } from './outcome.ts'

const help = `npm run visual:planted [-- options]   plants small changes in the built Storybook and prints which are caught

  --grep text      only those whose name has this in it
  -h, --help       this text

Exit code: 0 all were caught and nothing else was, 1 otherwise.`

const options = { grep: { type: 'string', default: '' } } as const

await command(help, options, process.argv.slice(2), async ({ grep }) => {
  const config = { ...(await loadConfig(process.cwd())), site: undefined }
  requireBuilt(config)
  const file = pathToFileURL(join(process.cwd(), 'visual.planted.ts')).href
  const { planted: all } = (await import(file)) as { planted: readonly Planted[] }
  const planted = all.filter(({ name }) => name.includes(grep))
  const { before, keys } = await falseAlarms(config, planted)
  for (const key of keys) say(`✗ a false alarm: ${key}`)
  let caught = 0
  for (const one of planted) {
    const alarms = await plant(config, one, before)
    if (alarms.length > 0) caught++
    say(`${alarms.length > 0 ? '✓' : '✗'} ${one.name.padEnd(56)} ${alarms.join(' and ') || 'not noticed'}`)
  }
  say(`\n${caught} of ${planted.length} planted changes caught, ${keys.length} false alarms`)
  return caught === planted.length && keys.length === 0 ? 0 : 1
})
