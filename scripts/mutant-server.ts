import { answer } from '#mocks/server/answer.ts'
import type { Mutant } from '#mocks/mutants/mutant.ts'
import { middlewareOf } from '#mocks/server/node/adapter.ts'
import { openServer } from '#mocks/server/node/open-server.ts'

export async function openMutant(
  mutant: Mutant | null,
): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const middleware = middlewareOf(mutant ? mutant.wrap(answer) : answer)
  const { port, close } = await openServer((request, response) =>
    middleware(request, response, (error) => response.writeHead(error ? 500 : 404).end()),
  )
  return { baseUrl: `http://localhost:${port}`, close }
}
