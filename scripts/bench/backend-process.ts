import { answer } from '#mocks/server/answer.ts'
import { middlewareOf } from '#mocks/server/node/adapter.ts'
import { openServer } from '#mocks/server/node/open-server.ts'
import { withRaisedPrice } from './raised-price.ts'

/** Child process of backend.ts: the mock server, with a price that a message raises. It answers with its port. */
let raisedBy = 0

const middleware = middlewareOf(async (request) => {
  const { pathname, search } = new URL(request.url)
  const response = await answer(request)
  return response && withRaisedPrice(pathname + search, response, raisedBy)
})

const { port } = await openServer(
  (request, response) =>
    void middleware(request, response, (error) => {
      if (error) console.warn(error)
      response.writeHead(error ? 500 : 404).end()
    }),
  { host: '127.0.0.1' },
)

process.on('message', (by: number) => {
  raisedBy = by
  process.send!(port)
})
/** However the bench has ended. */
process.on('disconnect', () => process.exit())
process.send!(port)
