import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { testCode } from '../mocks/domain/codes.ts'
import { persistSession } from '../mocks/server/node/disk.ts'
import { listen } from '../mocks/server/node/stand-alone.ts'
import { checkMockSettings } from './check-mock-settings.ts'
import { failTaken, parsePort, readOptions } from './options.ts'

const help = `npm run mocks -- [options]   runs the mock server alone: for a mobile app, another dev server, a load test

  --port 4010    port to listen on; 0 picks a free one
  --host         listen on all addresses of this machine, so that a phone on the same network can connect
  --reset        reset the saved session: an empty cart, signed out
  -h, --help     this text

  MOCK_PRODUCTS=10000   size of the catalogue, instead of the hand-written one
  MOCK_PICTURES=webp    pictures as WebP, or in one colour with "plain", instead of drawings

CORS allows any origin, and cookies from localhost at any port. Each cookie "mock-session=<name>" selects a session of
its own; requests without it share the default session, which survives a restart.`

const options = readOptions(help, {
  port: { type: 'string', default: '4010' },
  host: { type: 'boolean' },
  reset: { type: 'boolean' },
})
checkMockSettings()
await main()

async function main() {
  const server = await startServer(parsePort(options.port))
  const stopKeeping = persistSession({ file: resolve('.cache/mocks-session.json'), reset: options.reset })
  process.stdout.write(greeting(server.port))
  const stop = async () => {
    await server.close()
    stopKeeping()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

async function startServer(port: number) {
  try {
    return await listen({ port, host: options.host ? undefined : 'localhost' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return failTaken(port, '--port ')
  }
}

function greeting(port: number) {
  const url = `http://localhost:${port}`
  const lanUrls = options.host ? lanAddresses().map((address) => `http://${address}:${port}/api`) : []
  const network = lanUrls.map((address) => `\n    network    ${address}`).join('')
  return `
  The mock server is running. Ctrl-C stops it.

    the API    ${url}/api${network}
    sign in    any mobile number, for example 09121234567; the one-time code is ${testCode}
    the mock   ${url}/__mock   scenarios, faults, clock, codes, the request log

`
}

function lanAddresses() {
  const all = Object.values(networkInterfaces()).flatMap((ofInterface) => ofInterface ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}
