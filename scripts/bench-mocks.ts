import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { checkSessions, loads, measure, openCarts, bodySizes, type Load, type Target } from './bench-loads.ts'
import { median } from './bench/figures.ts'
import { fail, readOptions } from './options.ts'

const names = ['ours', 'middleware', 'constant'] as const
type Name = (typeof names)[number]
type Figures = Record<Name, number[]>

const requiredRatio = 1.5
const warmUp = 2

const help = `npx node scripts/bench-mocks.ts [options]   requests per second of the mock server, compared with

    middleware   @mswjs/http-middleware (Express) with the same handlers
    constant     node:http that answers the same number of bytes and does nothing else

  --seconds 2    how long each server is measured per round
  --rounds 5     number of rounds; the medians are printed
  -h, --help     this text

Each server runs in its own process, and they take turns. Ten clients send requests at once, each with its own mock
session and cart. Exits with 1 if the mock server is less than ${requiredRatio} times as fast as the middleware, or if it
mixes up sessions.`

const options = readOptions(help, {
  seconds: { type: 'string', default: '2' },
  rounds: { type: 'string', default: '5' },
})
await main(positiveInteger('--seconds', options.seconds), positiveInteger('--rounds', options.rounds))

async function main(seconds: number, rounds: number) {
  const ours = await openCarts(await start('ours'))
  const middleware = await openCarts(await start('middleware'))
  const constant = { base: await start('constant', await bodySizes(ours)), cartIds: [] }
  const targets = { ours, middleware, constant }
  const tables = []
  for (const load of loads) tables.push({ load, figures: await compare(targets, load, seconds, rounds) })
  await checkSessions(ours)
  const ratios = tables.map(printMedians)
  process.stdout.write('\nTen sessions, each sees only its own cart.\n')
  if (ratios.some((ratio) => ratio < requiredRatio))
    fail(`The mock server should be ${requiredRatio} times as fast as the middleware.`)
  process.exit()
}

async function compare(targets: Record<Name, Target>, load: Load, seconds: number, rounds: number) {
  const figures: Figures = { ours: [], middleware: [], constant: [] }
  for (const name of names) await measure(targets[name], load, warmUp)
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`… ${load.title}, round ${round} of ${rounds}\n`)
    for (const name of names) figures[name].push(await measure(targets[name], load, seconds))
  }
  return figures
}

async function start(name: Name, sizes: number[] = []): Promise<string> {
  const script = join(import.meta.dirname, 'bench-server.ts')
  const child = spawn(process.execPath, [script, name, ...sizes.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  child.once('exit', () => fail(`The server "${name}" has stopped: see above.`))
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return `http://localhost:${port.toString().trim()}`
}

/** Returns the median of the ratios per round, since other load on the machine slows both servers of a round. */
function printMedians({ load, figures }: { load: Load; figures: Figures }): number {
  const ratioTo = (name: Name) => median(figures.ours.map((own, round) => own / figures[name][round]!))
  const lines = names.map((name) => {
    const ratio = name === 'ours' ? '' : `   ours is ${ratioTo(name).toFixed(2)} ×`
    return `  ${name.padEnd(10)} ${median(figures[name]).toFixed(0).padStart(7)} requests/s${ratio}`
  })
  process.stdout.write(`\n${load.title}\n${lines.join('\n')}\n`)
  return ratioTo('middleware')
}

function positiveInteger(option: string, text: string): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0
    ? number
    : fail(`${option} takes a whole number, not "${text}".`, 2)
}
