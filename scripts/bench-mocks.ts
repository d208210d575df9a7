import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { checkSessions, loads, measure, openBaskets, sizesOf, type Load, type Target } from './bench-loads.ts'
import { fail, readOptions } from './options.ts'

const names = ['ours', 'middleware', 'constant'] as const
type Name = (typeof names)[number]
/** Requests per second, by round. */
type Figures = Record<Name, number[]>

/** How many times as fast as the middleware ours has to be. */
const due = 1.5
const warmUp = 2

const help = `npm run bench:mocks -- [options]   requests per second of the mock server against

    middleware   @mswjs/http-middleware (Express) with the same handlers
    constant     node:http that answers as many bytes and does nothing else

  --seconds 2    how long a server is asked in each round
  --rounds 5     how many rounds; the medians are shown
  -h, --help     this text

Each server is a process of its own, and they take turns. Ten clients ask at once, each with a mock session and a
basket of its own. Ends with 1 when ours is less than ${due} times as fast as the middleware, or mixes sessions up.`

const options = readOptions(help, {
  seconds: { type: 'string', default: '2' },
  rounds: { type: 'string', default: '5' },
})
await main(wholeFrom('--seconds', options.seconds), wholeFrom('--rounds', options.rounds))

async function main(seconds: number, rounds: number) {
  const ours = await openBaskets(await start('ours'))
  const middleware = await openBaskets(await start('middleware'))
  const constant = { base: await start('constant', await sizesOf(ours)), baskets: [] }
  const targets = { ours, middleware, constant }
  const tables = []
  for (const load of loads) tables.push({ load, figures: await compare(targets, load, seconds, rounds) })
  await checkSessions(ours)
  const ratios = tables.map(tell)
  process.stdout.write('\nTen sessions, each with its own basket alone.\n')
  if (ratios.some((ratio) => ratio < due)) fail(`Ours should be ${due} times as fast as the middleware.`)
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

/** Answers the address of the server; it ends with this process. */
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

/**
 * Prints the medians of a load, and answers how many times as fast as the middleware ours is. The ratio is the median
 * of the rounds' own: what else the machine does in a round slows both.
 */
function tell({ load, figures }: { load: Load; figures: Figures }): number {
  const ratioTo = (name: Name) => median(figures.ours.map((own, round) => own / figures[name][round]!))
  const lines = names.map((name) => {
    const ratio = name === 'ours' ? '' : `   ours is ${ratioTo(name).toFixed(2)} ×`
    return `  ${name.padEnd(10)} ${median(figures[name]).toFixed(0).padStart(7)} requests/s${ratio}`
  })
  process.stdout.write(`\n${load.title}\n${lines.join('\n')}\n`)
  return ratioTo('middleware')
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1]!
}

function wholeFrom(option: string, text: string): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0
    ? number
    : fail(`${option} takes a whole number, not "${text}".`, 2)
}
