import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import budgets from '../../budgets.json' with { type: 'json' }
import { rendererFolder, shareFolder } from '../../build/hosting.ts'
import { askOnce, openApi, type Api } from '../../build/open-api.ts'
import { writePages } from '../../build/write-pages.ts'
import type { BuildFiles } from '../../render/entry.ts'
import { fail } from '../options.ts'
import { costOf, pagesPerSecond } from './cost.ts'
import { atMost, formatRatio, ms, type Measured } from './figures.ts'
import { product, withRaisedPrice } from './raised-price.ts'
import { measureRenderHeap } from './render-heap.ts'

type Renderer = typeof import('../../render/entry.ts')
type Draw = (address: string) => Promise<string>

const root = join(import.meta.dirname, '../..')
const { bench } = budgets

const screens = [
  { name: 'product', address: product, most: bench.renderCpu.product },
  { name: 'listing', address: '/search', most: bench.renderCpu.listing },
  { name: 'home', address: '/', most: undefined },
]
const warmUp = 30
const rounds = 60

const mixed = 1000
const concurrency = 30

export async function measureRender(renders: number, logProgress: (text: string) => void): Promise<Measured> {
  if (!existsSync(join(root, 'dist', rendererFolder)))
    fail('There is nothing built yet. Run "npm run build" first.')
  /** Else React draws with the checks of its development build. */
  process.env.NODE_ENV = 'production'
  const api = await openApi(root)
  const folder = await mkdtemp(join(root, 'node_modules/.bench-pages-'))
  try {
    logProgress('writing all pages')
    const written = await writing(folder, api)
    const draw = await openDraw(folder, api)
    logProgress('drawing pages one after another')
    const cpu = []
    for (const screen of screens) cpu.push({ ...screen, figure: await cpuOf(draw, screen.address) })
    logProgress(`drawing ${mixed} pages, ${concurrency} at once`)
    const crowd = await drawMixed(draw, written.pages)
    const heap = await measureRenderHeap(renders, logProgress)
    const [productCpu, listingCpu] = cpu
    return {
      measurements: [
        ...cpu.map(({ name, figure, most }) =>
          most === undefined
            ? { name: `${name}, processor`, figure: ms(figure) }
            : atMost(`${name}, processor`, figure, most, ms),
        ),
        { name: `${mixed} pages, ${concurrency} at once`, figure: `${crowd.perSecond.toFixed(0)} a second` },
        atMost('of these, not as drawn alone', crowd.different, 0, String),
        { name: 'a page of all kinds, processor', figure: `${crowd.cpu.toFixed(1)} ms` },
        ...costOf(crowd.cpu),
        ...heap.measurements,
        atMost(`${written.pages.length} pages written`, written.all, bench.writing.all, seconds),
        atMost(`${written.changed} pages of one changed product`, written.one, bench.writing.one, seconds),
      ],
      summaries: [
        {
          what: 'drawing a page for its file',
          figure: `product ${ms(productCpu!.figure)}, listing ${ms(listingCpu!.figure)}; ${pagesPerSecond(crowd.cpu).toFixed(0)} mixed pages a second a core`,
        },
        {
          what: 'writing the pages of the mock shop',
          figure: `${written.pages.length} in ${seconds(written.all)}; one changed product ${formatRatio(written.one, written.all)} of it`,
        },
        ...heap.summaries,
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const seconds = (figure: number) => `${figure.toFixed(1)} s`

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const began = performance.now()
  const result = await work()
  return [result, (performance.now() - began) / 1000]
}

async function writing(folder: string, api: Api) {
  await cp(join(root, 'dist', rendererFolder), join(folder, rendererFolder), { recursive: true })
  await mkdir(join(folder, shareFolder), { recursive: true })
  const [first, all] = await timed(() => writePages(root, folder, api))
  if (!first) return fail(`${api.name} does not answer.`)
  const [second, one] = await timed(() => writePages(root, folder, withPrice(api)))
  return { pages: first.pages, all, one, changed: second!.written.length }
}

const withPrice = ({ name, ask }: Api): Api => ({
  name,
  ask: async (path, options) => withRaisedPrice(path, await ask(path, options), 10_000),
})

async function openDraw(folder: string, api: Api): Promise<Draw> {
  const own = join(folder, rendererFolder)
  const { renderPage } = (await import(pathToFileURL(join(own, 'entry.js')).href)) as Renderer
  const { default: files } = (await import(pathToFileURL(join(own, 'build-files.json')).href, {
    with: { type: 'json' },
  })) as { default: BuildFiles }
  const ask = askOnce(api)
  return async (address) => {
    const { html } = await renderPage(files, address, ask)
    return html?.replace(/("at":)\d+/, '$1') ?? ''
  }
}

/** Milliseconds of processor time, of all threads. */
async function cpuOf(draw: Draw, address: string): Promise<number> {
  for (let round = 0; round < warmUp; round += 1) await draw(address)
  const spent = startCpuClock()
  for (let round = 0; round < rounds; round += 1) await draw(address)
  return spent() / rounds
}

function startCpuClock() {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}

async function drawMixed(draw: Draw, pages: readonly string[]) {
  const stride = 7
  const addresses = Array.from({ length: mixed }, (_, at) => pages[(at * stride) % pages.length]!)
  const together = new Map<number, string>()
  const waiting = [...addresses.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) together.set(next[0], await draw(next[1]))
  }
  const [, took] = await timed(() => Promise.all(Array.from({ length: concurrency }, worker)))
  const alone = new Map<string, string>()
  const spent = startCpuClock()
  for (const address of new Set(addresses)) alone.set(address, await draw(address))
  const cpu = spent() / alone.size
  const different = addresses.filter((address, at) => together.get(at) !== alone.get(address)).length
  return { perSecond: mixed / took, cpu, different }
}
