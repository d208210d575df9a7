import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import budgets from '../../budgets.json' with { type: 'json' }
import { locales, localizedPath } from '../../i18n/locales.ts'
import { atLeast, atMost, ms, percentile, type Measured } from './figures.ts'
import type { LiveShop } from './live-shop.ts'
import { visitEach, visitPage } from './live-visits.ts'
import { product } from './raised-price.ts'
import { steadyLoad } from './steady-load.ts'

const { live: budget } = budgets.bench

/** Beyond the goal, because the last answers come when the time is over. */
const rate = budget.rate * 1.02
const connections = 50
const seconds = 10

/** Milliseconds. */
const slowCall = 2_000
const rials = 10_000
/** Goods have `s-maxage=60`. */
const life = 61_000

const tenths = (figure: number) => `${figure.toFixed(1)} ms`

/** Visitors of pages that are cached. */
export async function measureHits(
  { origin, counts }: LiveShop,
  addresses: readonly string[],
): Promise<Measured> {
  await visitEach(origin, addresses)
  const before = await counts()
  const { times, failed, perSecond } = await steadyLoad(origin, addresses, { rate, seconds, connections })
  const drawn = (await counts()).pages - before.pages
  const [half, most] = [0.5, 0.99].map((share) => percentile(times, share))
  return {
    measurements: [
      { name: 'hit, half of them', figure: tenths(half!) },
      atMost('hit, 99 of 100', most!, budget.hit, tenths),
      atLeast('hits a second', perSecond, budget.rate, (figure) => figure.toFixed(0)),
      atMost('of these, not answered with 200', failed, 0, String),
      atMost('pages drawn meanwhile', drawn, 0, String),
    ],
    summaries: [
      {
        what: 'a cached page behind nginx',
        figure: `${tenths(half!)}, 99 of 100 within ${tenths(most!)} at ${perSecond.toFixed(0)} a second`,
      },
    ],
  }
}

/** From a change that the backend reports until all languages show it. */
export async function measurePrice({ origin, backend, reportChange }: LiveShop): Promise<Measured> {
  const addresses = locales.map((locale) => origin + localizedPath(locale, product))
  const prices = () => Promise.all(addresses.map(readPrice))
  const before = await prices()
  await backend.raisePrice(rials)
  const began = performance.now()
  await reportChange(product)
  const after = await prices()
  const took = performance.now() - began
  const unchanged = after.filter((price, at) => price !== before[at]! + rials).length
  return {
    measurements: [
      atMost('a price that is reported, in all languages', took, budget.price, ms),
      atMost('of these, with another price', unchanged, 0, String),
    ],
    summaries: [{ what: 'a reported price in the HTML of all languages', figure: ms(took) }],
  }
}

async function readPrice(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  return Number(/product:price:amount" content="(\d+)"/.exec(html)?.[1])
}

/** Waits until what was drawn before `began` is stale. */
export const untilStale = (began: number) => delay(Math.max(0, began + life - performance.now()))

/** Pages that are stale, of an API that is slow. */
export async function measureStale(
  { origin, backend }: LiveShop,
  addresses: readonly string[],
): Promise<Measured> {
  await backend.slowDown(slowCall)
  const [first, ...others] = addresses
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await visitPage(origin + first!, agent)
  const next = await visitPage(origin + first!, agent)
  agent.destroy()
  const visits = await visitEach(origin, others)
  await backend.slowDown(0)
  const slowest = Math.max(...visits.map((visit) => visit.ms))
  const waited = visits.filter(({ cache }) => cache !== 'STALE').length
  const name = `stale page while calls take ${slowCall / 1000} s`
  return {
    measurements: [
      atMost(`${name}, the slowest`, slowest, budget.stale, tenths),
      atMost('of these, not from the cache', waited, 0, String),
      { name: 'the next page on the connection that met a stale one', figure: ms(next.ms) },
    ],
    summaries: [{ what: name, figure: `${tenths(slowest)} at most` }],
  }
}
