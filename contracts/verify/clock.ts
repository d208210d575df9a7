import type { Exchange } from './exchange.ts'

/** The server's now by its Date header; ours where it sends none. */
export function serverNow(headers: Headers): number {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) ? Date.now() : at
}

const tehran = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran', dateStyle: 'short' })

/** The day in Tehran, `YYYY-MM-DD`. */
export const tehranDay = (at: number) => tehran.format(at)

const dayLength = 86_400_000

/** The day in Tehran `days` after the last answer of a check. */
export function dayAfter(transcript: readonly Exchange[], days: number): string {
  return tehranDay(serverNow(transcript.at(-1)!.answer!.headers) + days * dayLength)
}
