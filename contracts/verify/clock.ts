import type { Exchange } from './exchange.ts'

/** Milliseconds, by the Date header; our clock when there is none. */
export function serverNow(headers: Headers): number {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) ? Date.now() : at
}

const tehran = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran', dateStyle: 'short' })

export const tehranDay = (at: number) => tehran.format(at)

export const dayLength = 86_400_000

export const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Milliseconds, by the last answer. */
export const timeOf = (transcript: readonly Exchange[]) => serverNow(transcript.at(-1)!.answer!.headers)

export const dayAfter = (transcript: readonly Exchange[], days: number) =>
  tehranDay(timeOf(transcript) + days * dayLength)
