import { chromium } from './engines/chromium.ts'
import type { EngineBrowser } from './engines/engine.ts'
import { firefox } from './engines/firefox.ts'
import { webkit } from './engines/webkit.ts'
import { fail, readOptions } from './options.ts'
import { startPreview } from './start-preview.ts'

const engines = { chromium, firefox, webkit }

const help = `npx node scripts/memory.ts   visits 200 pages in one document of the built shop, and compares what they leave in memory; needs "npm run build"

  --engine chromium   or: ${Object.keys(engines).slice(1).join(' ')}
  --rounds 25   how often its round of eight pages is visited; a multiple of five
  -h, --help    this text

Exit code: 0 no growth, 1 the last two fifths are a tenth above the two before, or the engine is not installed, 2 wrong arguments.`

const values = readOptions(help, {
  engine: { type: 'string', default: 'chromium' },
  rounds: { type: 'string', default: '25' },
})
const count = Number(values.rounds)
if (!(count > 0 && count % 5 === 0)) fail('--rounds takes a multiple of five.', 2)
if (!(values.engine in engines)) fail(`--engine takes one of ${Object.keys(engines).join(', ')}.`, 2)
const engine = engines[values.engine as keyof typeof engines]
const missing = engine.missing()
if (missing !== null) fail(missing)

const follow = (path: string) =>
  `history.pushState({}, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`
const openFirst = `document.querySelector('main article a').click()`

/** Each round: listing, product, back, basket, another listing, articles, an article, home. */
const round = [
  follow('/search'),
  openFirst,
  'history.back()',
  follow('/basket'),
  follow('/search/copper'),
  follow('/blogs'),
  openFirst,
  follow('/'),
]

const isDrawn = `Boolean(document.querySelector('h1')) && !document.querySelector('#splash, #page, main [aria-busy=true]')`
const wait = `await new Promise((done) => setTimeout(done, 20))`

/** A page is another one once its heading is. Its elements are watched: none may be held once it is left. */
const visit = (step: string) => `const title = () => document.querySelector('h1')?.innerText
  const before = title()
  ${step}
  while (title() === before || !(${isDrawn})) ${wait}
  for (const element of document.querySelectorAll('*')) {
    if (known.has(element)) continue
    known.add(element)
    watched.push(new WeakRef(element))
  }`

/** Only those that are left: a figure of the engine counts what `watched` takes too. */
const forget = `watched = watched.filter((one) => one.deref())`
const countElements = `const left = watched.map((one) => one.deref()).filter(Boolean)
  return { shown: document.querySelectorAll('*').length, held: left.filter((one) => !one.isConnected).length }`

type Figures = { megabytes: number; shown: number; held: number }

async function measure({ evaluate, measureMemory }: Pick<EngineBrowser, 'evaluate' | 'measureMemory'>) {
  await measureMemory()
  await evaluate(forget)
  const megabytes = Number(((await measureMemory()) / 1e6).toFixed(1))
  return { megabytes, ...((await evaluate(countElements)) as Omit<Figures, 'megabytes'>) }
}

/** A drawn picture is a document of its own, which Chromium keeps with its elements. */
const shop = await startPreview({ env: { MOCK_PICTURES: 'plain' } }).catch(({ message }) => fail(message))
let browser: Awaited<ReturnType<typeof engine.launch>> | undefined
try {
  browser = await engine.launch(390, 844)
  await browser.open(`${shop.url}/`)
  await browser.evaluate(
    `globalThis.watched = []; globalThis.known = new WeakSet(); while (!(${isDrawn})) ${wait}`,
  )
  const at: Figures[] = []
  for (let visited = 1; visited <= count; visited += 1) {
    for (const step of round) await browser.evaluate(visit(step))
    if (visited % (count / 5) === 0) at.push(await measure(browser))
  }
  const grown: string[] = []
  for (const name of ['megabytes', 'shown', 'held'] as const) {
    const figures = at.map((one) => one[name])
    process.stdout.write(`${name}: ${figures.join(' → ')}\n`)
    /** What was not collected yet only adds, so the less of two is nearer. The first fifth fills caches. */
    if (Math.min(...figures.slice(3)) > Math.min(...figures.slice(1, 3)) * 1.1) grown.push(name)
  }
  if (grown.length > 0) {
    process.stderr.write(`${grown.join(', ')} grew.\n`)
    process.exitCode = 1
  }
} finally {
  await browser?.close()
  shop.stop()
}
