import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { mockMiddleware } from './adapter.ts'
import { keepOnDisk } from './disk.ts'

const help = `The mock server of the shop, on its own.

  node mocks/node/server.ts [--port 4010] [--reset]

  --port   where to listen (4010)
  --reset  forget what the default session kept in .cache/mock-session.json
  --help   this text
`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    reset: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function listen(port: number): void {
  const stopKeeping = keepOnDisk({ reset: values.reset })
  const server = createServer((request, response) =>
    mockMiddleware(request, response, (error) => {
      if (error) console.error(error)
      response
        .writeHead(error ? 500 : 404, { 'content-type': 'text/plain' })
        .end(error ? 'Failed' : 'Only /api and /__mock live here')
    }),
  )
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with --port.` : error.message,
    )
    process.exit(1)
  })
  server.listen(port, () => console.log(`Mock server: http://localhost:${port}/__mock`))
  const stop = () => {
    stopKeeping()
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

const port = Number(values.port)
if (values.help) console.log(help)
else if (Number.isInteger(port) && port > 0 && port < 65_536) listen(port)
else {
  console.error(`--port takes a number from 1 to 65535, not ${values.port}.`)
  process.exitCode = 1
}
