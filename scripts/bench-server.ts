import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { registerHooks } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Child process of bench-mocks.ts, one per kind: prints its port and serves until killed. */
const kinds = { ours, middleware, constant }

const [kind, ...sizes] = process.argv.slice(2) as [keyof typeof kinds, ...string[]]
process.stdout.write(`${await kinds[kind](sizes.map(Number))}\n`)

async function ours() {
  const { listen } = await import('../mocks/server/node/stand-alone.ts')
  return (await listen({ port: 0, host: 'localhost' })).port
}

async function middleware() {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'msw' && context.parentURL?.includes('/http-middleware/')
        ? next(`${import.meta.dirname}/bench-msw.ts`, context)
        : next(specifier, context),
  })
  const { createServer: createApp } = await import('@mswjs/http-middleware')
  const { handlers } = await import('../mocks/server/handlers.ts')
  return portOf(createApp(...handlers))
}

/** Upper bound: Node reads the body and answers the same number of bytes. */
async function constant([ofGet = 0, ofPost = 0]: number[]) {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const [get, post] = [ofGet, ofPost].map((size) => Buffer.alloc(size, ' '))
  return portOf(async (request, response) => {
    if (request.method === 'POST') await text(request)
    response.writeHead(200, headers).end(request.method === 'POST' ? post : get)
  })
}

async function portOf(listener: RequestListener) {
  const server = createServer(listener).listen(0, 'localhost')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
