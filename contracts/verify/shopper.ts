import type { Done } from './answer.ts'
import { doneOf, eitherOf, refusalOf } from './answer.ts'
import type { CallInput, CallName, CallOutput } from './calls.ts'
import { onlyReads } from './calls.ts'
import { Skip } from './drift.ts'
import type { Exchange, Line } from './exchange.ts'
import { exchangeOver } from './exchange.ts'
import type { Jar } from './jar.ts'
import { expectNextRead } from './next-read.ts'
import type { WireRequest } from './wire.ts'
import { wireOf } from './wire.ts'

/** Where shoppers call, and where what they said is written down. */
export type Shop = {
  line: Line
  /** The exchanges of one check, in the order of asking. */
  transcript: Exchange[]
  /** Fields beyond the contract, seen so far. */
  additions: Set<string>
  /** With --safe, a call that writes is a mistake of the check. */
  safe: boolean
  /** Whether the run has stopped: nobody asks anything more then. */
  isOver: () => boolean
}

/** Somebody at the shop: a cookie jar that goes from answer to question. */
export type Shopper = {
  name: string
  jar: Jar
  /** Any request under the name of a call. */
  send(call: CallName, request: WireRequest): Promise<Exchange>
  /** A call that has to be done: its payload, messages and exchange. */
  done<Name extends CallName>(call: Name, input: CallInput<Name>): Promise<Done<Name>>
  /** The payload alone. */
  ok<Name extends CallName>(call: Name, input: CallInput<Name>): Promise<CallOutput<Name>>
  /** A call that has to be refused, with one of `statuses` or any 4xx. The input may be anything. */
  refused(call: CallName, input: object, ...statuses: number[]): Promise<Exchange>
  /** A call that may be done or refused, as long as the answer keeps its word. */
  either(call: CallName, input: object): Promise<Exchange>
  /** Somebody with this shopper's cookies as they are now. */
  thief(): Shopper
  /** The same person in another language. */
  speaking(language: string): Shopper
}

export function openShopper(shop: Shop, name: string, jar: Jar = new Map(), language = 'en-US'): Shopper {
  async function send(call: CallName, request: WireRequest): Promise<Exchange> {
    if (shop.isOver()) throw new Skip('the run has stopped')
    if (shop.safe && !onlyReads(call)) throw new Error(`${call} writes, and --safe was asked for`)
    const exchange: Exchange = { call, shopper: name, language, request, answer: null }
    shop.transcript.push(exchange)
    return exchangeOver(shop.line, jar, exchange)
  }
  async function done<Name extends CallName>(call: Name, input: CallInput<Name>): Promise<Done<Name>> {
    const answered = doneOf(call, await send(call, wireOf(call, input as object)))
    for (const addition of answered.additions) shop.additions.add(addition)
    await readBack(call, input, answered.output)
    return answered
  }
  /** Every write of every check is read again; the transcript only shows it when that drifts. */
  async function readBack(call: CallName, input: object, output: unknown): Promise<void> {
    const transcript: Exchange[] = []
    const reader = openShopper({ ...shop, transcript }, name, jar, language)
    try {
      await expectNextRead(call, input, output, reader)
    } catch (error) {
      shop.transcript.push(...transcript)
      throw error
    }
  }
  return {
    name,
    jar,
    send,
    done,
    ok: async (call, input) => (await done(call, input)).output,
    refused: async (call, input, ...statuses) => refusalOf(await send(call, wireOf(call, input)), statuses),
    either: async (call, input) => eitherOf(call, await send(call, wireOf(call, input))),
    thief() {
      const last = shop.transcript.findLast((exchange) => exchange.shopper === name)
      if (last) last.copiedTo = 'thief'
      return openShopper(shop, 'thief', new Map(jar))
    },
    speaking: (other) => openShopper(shop, name, jar, other),
  }
}
