/** From the outermost error to its first cause, with each of several. */
export function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const inner = error instanceof AggregateError ? error.errors : []
  const causes = error.cause === undefined ? inner : [...inner, error.cause]
  return [error.message, ...causes.flatMap(messagesOf)]
}
