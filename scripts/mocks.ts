import { networkInterfaces } from 'node:os'
import { testCode } from '../mocks/domain/codes.ts'
import { keepOnDisk } from '../mocks/node/disk.ts'
import { listen } from '../mocks/node/stand-alone.ts'
import { fail, readOptions } from './options.ts'

const help = `npm run mocks -- [options]   the mock server without the shop: for a mobile app, another dev server, a load test

  --port 4010    where to listen; 0 takes a free port
  --host         listen on every address, so that a phone in the same network gets in
  --reset        forget the shopper of the last run: an empty basket, nobody signed in
  -h, --help     this text

  MOCK_PRODUCTS=10000   fill the shop up to that many products

Pages of any origin may call it with their cookies. Each cookie "mock-session=<name>" is a shop of its own;
who sends none shares the shop that "npm start" uses.`

const options = readOptions(help, {
  port: { type: 'string', default: '4010' },
  host: { type: 'boolean' },
  reset: { type: 'boolean' },
})
await main()

async function main() {
  const server = await opened(portFrom(options.port))
  const stopKeeping = keepOnDisk({ reset: options.reset })
  process.stdout.write(greeting(server.port))
  const stop = async () => {
    await server.close()
    stopKeeping()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

function portFrom(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  return fail(`--port is "${text}"; it has to be a number from 0 to 65535.`, 2)
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
    the mock   ${url}/__mock   codes sent, members, the request log, a reset button

`
}

/** Where other machines find this one. */
function addresses() {
  const all = Object.values(networkInterfaces()).flatMap((ofOne) => ofOne ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}
