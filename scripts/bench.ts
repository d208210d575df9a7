import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import budgets from '../budgets.json' with { type: 'json' }
import { withFigures } from './bench/document.ts'
import { atMost, kB, table, formatRatio, type Measured, type Summary } from './bench/figures.ts'
import { buildFloor, type Floor } from './bench/floor.ts'
import { measureMemory } from './bench/memory.ts'
import { measurePages } from './bench/pages.ts'
import { measureRender } from './bench/render.ts'
import { measureSnapshots } from './bench/snapshots.ts'
import { measureStart } from './bench/start.ts'
import { fail, readOptions } from './options.ts'
import { measureBuild } from './size.ts'

const parts = {
  size: 'JavaScript and CSS before the first paint',
  start: 'Cold start of npm start',
  pages: 'On a phone, CPU 4 × slower, slow 4G',
  memory: 'Memory',
  render: 'Prerendered pages',
  live: 'Live pages, one worker behind nginx',
  snapshots: 'Pictures of the visual harness',
} as const
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]

const help = `npm run bench -- [options]  measures the shop against a floor that is measured in the same run

    floor          a nearly empty page on React, the router, the query client, valtio and ofetch

  --only a,b     only these parts: ${names.join(' ')}
  --rounds 3     how often each page is opened; the medians are printed
  --renders 10000  pages that "render" draws in one process to see its heap grow; 100000 takes a quarter of an hour
  --write        writes the figures of this run, with its date, into the table of docs/performance.md
  -h, --help     this text

Measures the built shop: run "npm run build" first. ✗ marks a value that misses its goal in budgets.json. Timings are
meaningful only on an idle machine, so they gate nothing. "start" deletes the dependency cache of Vite.`

const options = readOptions(help, {
  only: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  renders: { type: 'string', default: '10000' },
  write: { type: 'boolean', default: false },
})
const document = join(import.meta.dirname, '../docs/performance.md')
await main(partsFrom(options.only))

async function main(wanted: readonly Part[]) {
  const rounds = wholeNumber('rounds', 1)
  const renders = wholeNumber('renders', 2000)
  if (options.write) await writeDocument([])
  logProgress('building the floor')
  const floor = await buildFloor()
  const measure: Record<Part, () => Promise<Measured>> = {
    size: async () => sizes(floor),
    start: () => measureStart(logProgress),
    pages: () => pagesOnFloor(floor, rounds),
    memory: () => measureMemory(logProgress),
    render: () => measureRender(renders, logProgress),
    /** Importing it tells that nginx is missing. */
    live: async () => (await import('./bench/live.ts')).measureLive(logProgress),
    snapshots: () => measureSnapshots(logProgress),
  }
  for (const part of wanted) {
    const { measurements, summaries } = await measure[part]()
    process.stdout.write(`\n${parts[part]}\n${table(measurements)}\n`)
    if (options.write) await writeDocument(summaries)
  }
  await floor.remove()
}

async function writeDocument(summaries: readonly Summary[]) {
  const before = await readFile(document, 'utf8')
  try {
    await writeFile(document, withFigures(before, summaries, new Date().toISOString().slice(0, 10)))
  } catch (error) {
    fail(`docs/performance.md: ${(error as Error).message}`)
  }
}

function sizes({ js: floor }: Floor): Measured {
  const { homeToFloor, aboveHome, css } = budgets.bench
  const rows = measureBuild()
  const home = rows.find(({ route }) => route === '/')!
  const mostJs = Math.max(...rows.map((row) => row.js))
  const mostCss = Math.max(...rows.map((row) => row.css))
  return {
    measurements: [
      { name: 'floor', figure: kB(floor) },
      ...rows.map((row) => {
        const most = row === home ? homeToFloor * floor : home.js + aboveHome
        return atMost(row.route, row.js, most, kB, `, ${formatRatio(row.js, floor)} the floor`)
      }),
      atMost('most CSS of a route', mostCss, css, kB),
    ],
    summaries: [
      {
        what: 'JavaScript before the first paint',
        figure: `home ${formatRatio(home.js, floor)} the floor, the heaviest route ${formatRatio(mostJs, floor)}`,
      },
      { what: 'CSS before the first paint', figure: `home ${kB(home.css)}, ${kB(mostCss)} at most` },
    ],
  }
}

async function pagesOnFloor(floor: Floor, rounds: number) {
  const served = await floor.serve()
  const lines = await measurePages(served, rounds, logProgress)
  await served.close()
  return lines
}

function wholeNumber(name: 'rounds' | 'renders', least: number): number {
  const value = Number(options[name])
  if (Number.isInteger(value) && value >= least) return value
  return fail(`--${name} takes a whole number from ${least}, not "${options[name]}".`, 2)
}

function partsFrom(only: string | undefined): Part[] {
  const wanted = only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.some((part) => part === name))
  if (unknown.length > 0) fail(`There is no part ${unknown.join(', ')}.\n\n${help}`, 2)
  return names.filter((name) => wanted.includes(name))
}

function logProgress(text: string) {
  process.stderr.write(`… ${text}\n`)
}
