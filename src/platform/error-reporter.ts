/** Where an error was caught: a page, a part that its page stands without, what floats over it, a call, or nowhere. */
type Where = 'route' | 'part' | 'overlay' | 'query' | 'mutation' | 'worker' | 'window'

/** `id` is what a person reads on the error page, the same however often one error is caught. */
export type ErrorReport = { id: string; where: Where; isShown: boolean }

/** The one place for Sentry or the like: every error that anything in the shop catches comes by. */
export function sendReport(error: unknown, { id, where, isShown }: ErrorReport) {
  console.warn(`${where} ${id}${isShown ? '' : ', not shown'}`, error)
}
