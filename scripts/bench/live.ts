import { existsSync } from 'node:fs'
import { join } from 'node:path'
import budgets from '../../budgets.json' with { type: 'json' }
import { rendererFolder } from '../../build/hosting.ts'
import { readPageList } from '../../build/page-list.ts'
import { fail } from '../options.ts'
import { costOf, pagesPerSecond } from './cost.ts'
import { atMost, ms, percentile, type Measured } from './figures.ts'
import { measureHits, measurePrice, measureStale, untilStale } from './live-cache.ts'
import { openLiveShop, type LiveShop } from './live-shop.ts'
import { visitAtOnce, visitEach } from './live-visits.ts'

const dist = join(import.meta.dirname, '../../dist')

const warmUp = 200
const cold = 150
const hot = 50
const stale = 30
const crowd = 100

const isProduct = (address: string) => /\/search(\/[^/?]+){2}$/.test(address)

/** Drives live pages as visitors do, behind nginx where it is installed. */
export async function measureLive(logProgress: (text: string) => void): Promise<Measured> {
  if (!existsSync(join(dist, rendererFolder))) fail('There is nothing built yet. Run "npm run build" first.')
  const pages = await mixedPages()
  const shop = await openLiveShop()
  const { hasCache, origin } = shop
  if (!hasCache) logProgress('NGINX AND ITS BROTLI MODULES ARE MISSING: only the server is measured')
  try {
    logProgress(`drawing ${warmUp} pages to warm up`)
    const early = pages.splice(0, warmUp)
    await visitEach(origin, early)
    const began = performance.now()
    logProgress(`${cold} pages that are not cached, one after another`)
    const parts = [await measureMisses(shop, pages.splice(0, cold))]
    logProgress(`${crowd} visitors of one page that is not cached`)
    parts.push(await measureStampede(shop, pages.shift()!))
    if (hasCache) {
      logProgress('visitors of cached pages')
      parts.push(await measureHits(shop, pages.splice(0, hot)), await measurePrice(shop))
      logProgress('waiting until pages are stale')
      await untilStale(began)
      parts.push(await measureStale(shop, early.filter(isProduct).slice(0, stale)))
    }
    return {
      measurements: parts.flatMap(({ measurements }) => measurements),
      /** Each names nginx. */
      summaries: hasCache ? parts.flatMap(({ summaries }) => summaries) : [],
    }
  } finally {
    await shop.close()
  }
}

/** Public pages of all kinds and languages in turn. */
async function mixedPages() {
  const addresses = Object.keys(await readPageList(dist))
  const stride = 7
  const turns = Array.from({ length: stride }, (_, turn) => turn)
  return turns.flatMap((turn) => addresses.filter((_, at) => at % stride === turn))
}

async function measureMisses(shop: LiveShop, addresses: readonly string[]): Promise<Measured> {
  const before = await shop.counts()
  const visits = await visitEach(shop.origin, addresses)
  const after = await shop.counts()
  const wrong = visits.find(
    ({ status, cache }) => status !== 200 || cache !== (shop.hasCache ? 'MISS' : undefined),
  )
  if (wrong) throw new Error(`A page that is not cached was answered with ${wrong.status}, ${wrong.cache}.`)
  const pages = after.pages - before.pages
  const cpu = (1000 * (after.cpuSeconds - before.cpuSeconds)) / pages
  const [half, most] = [0.5, 0.99].map((share) =>
    percentile(
      visits.map((visit) => visit.ms),
      share,
    ),
  )
  return {
    measurements: [
      { name: 'miss, half of them', figure: ms(half!) },
      { name: 'miss, 99 of 100', figure: ms(most!) },
      { name: 'calls of the API a page', figure: ((after.apiCalls - before.apiCalls) / pages).toFixed(1) },
      { name: 'a page, processor of the server', figure: `${cpu.toFixed(1)} ms` },
      ...costOf(cpu),
      { name: 'memory of the worker', figure: `${(after.residentBytes / 1e6).toFixed(0)} MB` },
    ],
    summaries: [
      {
        what: 'a page that is not cached, behind nginx',
        figure: `${ms(half!)}, 99 of 100 within ${ms(most!)}; ${pagesPerSecond(cpu).toFixed(0)} pages a second a core`,
      },
    ],
  }
}

async function measureStampede(shop: LiveShop, address: string): Promise<Measured> {
  const before = await shop.counts()
  const visits = await visitAtOnce(
    shop.origin,
    Array.from({ length: crowd }, () => address),
  )
  const drawn = (await shop.counts()).pages - before.pages
  const slowest = Math.max(...visits.map((visit) => visit.ms))
  const name = `drawings for ${crowd} visitors at once`
  return {
    measurements: [
      shop.hasCache
        ? atMost(name, drawn, budgets.bench.live.drawings, String)
        : { name, figure: String(drawn) },
      { name: 'of these, the slowest', figure: ms(slowest) },
    ],
    summaries: [
      { what: `${crowd} visitors at once of a page that nginx has not cached`, figure: `${drawn} drawn` },
    ],
  }
}
