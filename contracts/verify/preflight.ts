import { Envelope } from '../envelope.ts'
import type { Options } from './options.ts'
import type { Exchange } from './exchange.ts'
import { sendRequest } from './exchange.ts'
import { rootCategoryId } from '../catalogue.ts'
import { toShortJson } from './difference.ts'
import { Drift } from './drift.ts'
import { buildRequest } from './http-request.ts'

export class PreflightError extends Error {}

const probes = [
  { call: 'category', input: { ParentId: rootCategoryId, Active: true, SortBy: 0 } },
  { call: 'getCartCount', input: { uniqueId: null } },
] as const

function titleOf({ headers }: NonNullable<Exchange['answer']>, milliseconds: number): string {
  const server = headers.get('server') ?? headers.get('x-powered-by') ?? 'a server that does not name itself'
  return `${server}, answers in ${Math.round(milliseconds)} ms`
}

/** One enveloped answer is enough; checks find the rest. Throws PreflightError. */
export async function preflight({ baseUrl, cookie, patience }: Options): Promise<string> {
  const failures: string[] = []
  for (const { call, input } of probes) {
    const request = buildRequest(call, input)
    const since = performance.now()
    const exchange: Exchange = { call, shopper: 'guest', language: 'en-US', request, answer: null }
    const answer = await answerOf({ baseUrl, cookie, patience }, exchange)
    if (Envelope.safeParse(answer.json).data?.isSuccess) return titleOf(answer, performance.now() - since)
    failures.push(`${request.method} ${request.path} answers ${answer.status} ${toShortJson(answer.body)}`)
  }
  throw new PreflightError(
    `${baseUrl} is there, but does not answer in envelopes ({ isSuccess, messages, data }):
  ${failures.join('\n  ')}
Give the address that /api stands under, and --cookie 'mock-session=verify' for a mock server in test mode.`,
  )
}

async function answerOf(line: Pick<Options, 'baseUrl' | 'cookie' | 'patience'>, exchange: Exchange) {
  try {
    return (await sendRequest(line, new Map(), exchange)).answer!
  } catch (error) {
    if (!(error instanceof Drift)) throw error
    throw new PreflightError(
      `${line.baseUrl} cannot be reached: ${error.came}. Is the server running, and is the address right?`,
    )
  }
}
