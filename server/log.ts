import { messagesOf } from '../build/error-messages.ts'

export type RequestLine = {
  method: string
  /** Without a query, and of a personal page its first part only. */
  path: string
  status: number
  kind: string
  milliseconds: number
  bytes: number
}

export type Log = { request: (line: RequestLine) => void; error: (error: unknown) => void }

/** One line of JSON each. It knows neither queries and headers nor the address of a visitor. */
export function jsonLog(write: (line: string) => void): Log {
  const put = (fields: object) => write(`${JSON.stringify({ time: new Date().toISOString(), ...fields })}\n`)
  return {
    request: put,
    error: (error) =>
      put({
        error: messagesOf(error).join(': '),
        stack: error instanceof Error ? error.stack : undefined,
      }),
  }
}

export const stdoutLog = jsonLog((line) => void process.stdout.write(line))
