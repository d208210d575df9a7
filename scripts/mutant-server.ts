import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer } from '#mocks/answer.ts'
import type { Mutant } from '#mocks/mutants/mutant.ts'
import { middlewareOf } from '#mocks/node/adapter.ts'

/** A mutant of the mock server on a free port; the mock server itself for null. */
export async function openMutant(mutant: Mutant | null): Promise<{ baseUrl: string; close(): void }> {
  const middleware = middlewareOf(mutant ? mutant.drift(answer) : answer)
  const server = createServer((request, response) =>
    middleware(request, response, (error) => response.writeHead(error ? 500 : 404).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
