/** Where an error was caught; `answer` lost some items, `part` is an optional component, `window` an uncaught error. */
type Where = 'answer' | 'route' | 'part' | 'overlay' | 'query' | 'mutation' | 'worker' | 'window'

export type ErrorReport = { id: string; where: Where; isShown: boolean }

/** Plug Sentry or the like in here. Receives every error but refusals (4xx), which are expected answers. */
export function sendReport(error: unknown, { id, where, isShown }: ErrorReport) {
  console.warn(`${where} ${id}${isShown ? '' : ', not shown'}`, error)
}
