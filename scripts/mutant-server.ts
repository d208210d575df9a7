import { answer } from '#mocks/server/answer.ts'
import type { Mutant } from '#mocks/mutants/mutant.ts'
import { middlewareOf, responderOf } from '#mocks/server/node/adapter.ts'
import { openServer } from '#mocks/server/node/open-server.ts'

const answerOf = (mutant: Mutant | null) => (mutant ? mutant.wrap(answer) : answer)

export async function openMutant(
  mutant: Mutant | null,
): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const middleware = middlewareOf(answerOf(mutant))
  const { port, close } = await openServer((request, response) =>
    middleware(request, response, (error) => response.writeHead(error ? 500 : 404).end()),
  )
  return { baseUrl: `http://localhost:${port}`, close }
}

/** Without a network: most of the time of a run is HTTP. */
export function fetchOf(mutant: Mutant | null): typeof fetch {
  const respond = responderOf(answerOf(mutant))
  return async (...asked) => {
    const response = await respond(new Request(...asked))
    if (response.type === 'error') throw new TypeError('The connection was cut')
    return response
  }
}
