import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { testCode } from '../mocks/domain/codes.ts'
import { keepOnDisk } from '../mocks/server/node/disk.ts'
import { listen } from '../mocks/server/node/stand-alone.ts'
import { fail, portFrom, readOptions } from './options.ts'

const help = `npm run mocks -- [options]   the mock server without the shop: for a mobile app, another dev server, a load test

  --port 4010    where to listen; 0 takes a free port
  --host         listen on every address, so that a phone in the same network gets in
  --reset        forget the shopper of the last run: an empty basket, nobody signed in
  -h, --help     this text

  MOCK_PRODUCTS=10000   fill the shop up to that many products

Pages of any origin may call it; those on localhost, at any port, with their cookies. Each cookie
"mock-session=<name>" is a shop of its own; who sends none is in the default one, which survives a restart.`

const options = readOptions(help, {
  port: { type: 'string', default: '4010' },
  host: { type: 'boolean' },
  reset: { type: 'boolean' },
})
await main()

async function main() {
  const server = await opened(portFrom(options.port))
  const stopKeeping = keepOnDisk({ file: resolve('.cache/mocks-session.json'), reset: options.reset })
  process.stdout.write(greeting(server.port))
  const stop = async () => {
    await server.close()
    stopKeeping()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

async function opened(port: number) {
  try {
    return await listen({ port, host: options.host ? undefined : 'localhost' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return fail(`Port ${port} is taken. Stop what runs there, or choose another: --port ${port + 1}`)
  }
}

function greeting(port: number) {
  const url = `http://localhost:${port}`
  const elsewhere = options.host ? addresses().map((address) => `http://${address}:${port}/api`) : []
  const network = elsewhere.map((address) => `\n    network    ${address}`).join('')
  return `
  The mock server listens. Ctrl-C stops it.

    the API    ${url}/api${network}
    sign in    any mobile number, for example 09121234567; the one-time code is ${testCode}
    the mock   ${url}/__mock   worlds, faults, clock, codes, the request log

`
}

/** Where other machines find this one. */
function addresses() {
  const all = Object.values(networkInterfaces()).flatMap((ofOne) => ofOne ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}
