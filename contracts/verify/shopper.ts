import type { OkResult } from './expect-response.ts'
import { expectOk, expectOkOrRefusal, expectRefusal } from './expect-response.ts'
import type { CallInput, CallName, CallOutput } from '../registry.ts'
import { isReadOnly } from './call-properties.ts'
import { Skip } from './drift.ts'
import type { Exchange, Connection } from './exchange.ts'
import { sendRequest } from './exchange.ts'
import type { CookieJar } from './cookie-jar.ts'
import { expectReadAfterWrite } from './read-after-write.ts'
import type { HttpRequest } from '../wire.ts'
import { buildRequest } from './http-request.ts'

export type ClientContext = {
  connection: Connection
  transcript: Exchange[]
  additions: Set<string>
  /** --safe: a writing call is a bug of the check. */
  safe: boolean
  isOver: () => boolean
}

export type Shopper = {
  name: string
  jar: CookieJar
  send(call: CallName, request: HttpRequest): Promise<Exchange>
  /** Must succeed; also gives messages and the exchange. */
  okResult<Name extends CallName>(call: Name, input: CallInput<Name>): Promise<OkResult<Name>>
  ok<Name extends CallName>(call: Name, input: CallInput<Name>): Promise<CallOutput<Name>>
  /** Must be refused, with one of `statuses` or any 4xx. The input may be invalid. */
  refused(call: CallName, input: object, ...statuses: number[]): Promise<Exchange>
  okOrRefused(call: CallName, input: object): Promise<Exchange>
  /** A shopper with a copy of the current cookies. */
  copySession(): Shopper
  withLanguage(language: string): Shopper
}

export function createShopper(
  shop: ClientContext,
  name: string,
  jar: CookieJar = new Map(),
  language = 'en-US',
): Shopper {
  async function send(call: CallName, request: HttpRequest): Promise<Exchange> {
    if (shop.isOver()) throw new Skip('the run has stopped')
    if (shop.safe && !isReadOnly(call)) throw new Error(`${call} writes, and --safe was asked for`)
    const exchange: Exchange = { call, shopper: name, language, request, answer: null }
    shop.transcript.push(exchange)
    return sendRequest(shop.connection, jar, exchange)
  }
  async function okResult<Name extends CallName>(
    call: Name,
    input: CallInput<Name>,
  ): Promise<OkResult<Name>> {
    const answered = expectOk(call, await send(call, buildRequest(call, input as object)))
    for (const addition of answered.additions) shop.additions.add(addition)
    await readBack(call, input, answered.output)
    return answered
  }
  /** Reads every write back; only a drift shows in the transcript. */
  async function readBack(call: CallName, input: object, output: unknown): Promise<void> {
    const transcript: Exchange[] = []
    const reader = createShopper({ ...shop, transcript }, name, jar, language)
    try {
      await expectReadAfterWrite(call, input, output, reader)
    } catch (error) {
      shop.transcript.push(...transcript)
      throw error
    }
  }
  return {
    name,
    jar,
    send,
    okResult,
    ok: async (call, input) => (await okResult(call, input)).output,
    refused: async (call, input, ...statuses) =>
      expectRefusal(await send(call, buildRequest(call, input)), statuses),
    okOrRefused: async (call, input) => expectOkOrRefusal(call, await send(call, buildRequest(call, input))),
    copySession() {
      const last = shop.transcript.findLast((exchange) => exchange.shopper === name)
      if (last) last.copiedTo = 'thief'
      return createShopper(shop, 'thief', new Map(jar))
    },
    withLanguage: (other) => createShopper(shop, name, jar, other),
  }
}
