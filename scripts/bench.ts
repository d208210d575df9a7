import budgets from '../budgets.json' with { type: 'json' }
import { atMost, kB, table, times, type Line } from './bench/figures.ts'
import { buildFloor, type Floor } from './bench/floor.ts'
import { measureMemory } from './bench/memory.ts'
import { measurePages } from './bench/pages.ts'
import { measureSnapshots } from './bench/snapshots.ts'
import { measureStart } from './bench/start.ts'
import { fail, readOptions } from './options.ts'
import { measureBuild } from './size.ts'

const parts = {
  size: 'JavaScript and CSS before the first paint',
  start: 'Cold start of npm start',
  pages: 'On a phone, CPU 4 × slower, slow 4G',
  memory: 'Memory',
  snapshots: 'Pictures of the visual harness',
} as const
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]

const help = `npm run bench -- [options]  how fast the shop is, against a floor that is measured in the same run

    floor          an otherwise empty page on React, the router, the query client, valtio and ofetch

  --only a,b     only these parts: ${names.join(' ')}
  --rounds 3     how often the pages are opened; the medians are shown
  -h, --help     this text

Of the built shop: "npm run build" comes first. ✗ is what misses its goal in budgets.json: times say something on an idle
machine alone, so it gates nothing. "start" forgets what Vite has bundled for development.`

const options = readOptions(help, { only: { type: 'string' }, rounds: { type: 'string', default: '3' } })
await main(partsFrom(options.only), Number(options.rounds))

async function main(wanted: readonly Part[], rounds: number) {
  if (!Number.isInteger(rounds) || rounds < 1)
    fail(`--rounds takes a whole number, not "${options.rounds}".`, 2)
  say('building the floor')
  const floor = await buildFloor()
  const measure: Record<Part, () => Promise<Line[]>> = {
    size: async () => sizes(floor),
    start: () => measureStart(say),
    pages: () => onFloor(floor, rounds),
    memory: () => measureMemory(say),
    snapshots: () => measureSnapshots(say),
  }
  for (const part of wanted) process.stdout.write(`\n${parts[part]}\n${table(await measure[part]())}\n`)
  await floor.remove()
}

function sizes({ js: floor }: Floor): Line[] {
  const { homeToFloor, aboveHome, css } = budgets.bench
  const rows = measureBuild()
  const home = rows.find(({ route }) => route === '/')!
  return [
    { name: 'floor', figure: kB(floor) },
    ...rows.map((row) => {
      const most = row === home ? homeToFloor * floor : home.js + aboveHome
      return atMost(row.route, row.js, most, kB, `, ${times(row.js, floor)} the floor`)
    }),
    atMost('most CSS of a route', Math.max(...rows.map((row) => row.css)), css, kB),
  ]
}

async function onFloor(floor: Floor, rounds: number) {
  const served = await floor.serve()
  const lines = await measurePages(served, rounds, say)
  await served.close()
  return lines
}

function partsFrom(only: string | undefined): Part[] {
  const wanted = only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.some((part) => part === name))
  if (unknown.length > 0) fail(`There is no part ${unknown.join(', ')}.\n\n${help}`, 2)
  return names.filter((name) => wanted.includes(name))
}

function say(text: string) {
  process.stderr.write(`… ${text}\n`)
}
