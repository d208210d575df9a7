import { Envelope } from '../envelope.ts'
import type { Options } from './options.ts'
import type { Exchange } from './exchange.ts'
import { exchangeOver } from './exchange.ts'
import { rootCategoryId } from '../catalogue.ts'
import { shown } from './difference.ts'
import { Drift } from './drift.ts'
import { wireOf } from './wire.ts'

/** Nothing to verify here: the message says why and what to try. */
export class PreflightError extends Error {}

const questions = [
  { call: 'category', input: { ParentId: rootCategoryId, Active: true, SortBy: 0 } },
  { call: 'getCartCount', input: { uniqueId: null } },
] as const

function titleOf({ headers }: NonNullable<Exchange['answer']>, milliseconds: number): string {
  const server = headers.get('server') ?? headers.get('x-powered-by') ?? 'a server that does not name itself'
  return `${server}, answers in ${Math.round(milliseconds)} ms`
}

/**
 * Asks two harmless questions; one answer in an envelope is enough to go on, since what is wrong with the others is
 * for the checks to find. Answers what the server says of itself; throws PreflightError.
 */
export async function preflight({ baseUrl, cookie, patience }: Options): Promise<string> {
  const complaints: string[] = []
  for (const { call, input } of questions) {
    const request = wireOf(call, input)
    const since = performance.now()
    const exchange: Exchange = { call, shopper: 'guest', language: 'en-US', request, answer: null }
    const answer = await answerOf({ baseUrl, cookie, patience }, exchange)
    if (Envelope.safeParse(answer.json).data?.isSuccess) return titleOf(answer, performance.now() - since)
    complaints.push(`${request.method} ${request.path} answers ${answer.status} ${shown(answer.body)}`)
  }
  throw new PreflightError(
    `${baseUrl} is there, but does not answer in envelopes ({ isSuccess, messages, data }):
  ${complaints.join('\n  ')}
Give the address that /api stands under, and --cookie 'mock-session=verify' for a mock server in test mode.`,
  )
}

async function answerOf(line: Pick<Options, 'baseUrl' | 'cookie' | 'patience'>, exchange: Exchange) {
  try {
    return (await exchangeOver(line, new Map(), exchange)).answer!
  } catch (error) {
    if (!(error instanceof Drift)) throw error
    throw new PreflightError(
      `${line.baseUrl} cannot be reached: ${error.came}. Is the server running, and is the address right?`,
    )
  }
}
