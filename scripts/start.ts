import { createServer } from 'vite'
import { testCode } from '../mocks/domain/codes.ts'
import { apiTarget, targetLines } from '../build/api-target.ts'
import { generateOnChange, generateWhereMissing } from './i18n.ts'
import { fail, readOptions, readPort } from './options.ts'

const help = `npm start [-- options]      the shop with its mock server, on this machine
npm run dev                 the same, and the dictionaries' types follow every edit

  --reset        forget the shopper of the last run: an empty basket, nobody signed in
  --i18n         regenerate the dictionaries' types on every edit
  -h, --help     this text

  PORT=5174      another port than 5173
  API_TARGET=https://api.example.com
                 the shop on a real backend, without the mock server`

const { reset, i18n } = readOptions(help, { reset: { type: 'boolean' }, i18n: { type: 'boolean' } })
const port = readPort(5173)
const target = apiTarget()

if (reset) process.env.MOCK_RESET = '1'
await generateWhereMissing()
if (i18n) generateOnChange()
await serve()

async function serve() {
  try {
    const server = await createServer({
      root: `${import.meta.dirname}/..`,
      server: { port, strictPort: true },
    })
    await server.listen()
    process.stdout.write(`${greeting(server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`)}\n`)
  } catch (error) {
    if (!String(error).includes('already in use')) throw error
    fail(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`)
  }
}

function greeting(url: string) {
  return `
  Zarrin is open. Ctrl-C closes it.

    فارسی      ${url}
    English    ${url}en
    Русский    ${url}ru

${target ? targetLines(target) : mockLines(url)}
`
}

function mockLines(url: string) {
  return `    sign in    any mobile number, for example 09121234567; the one-time code is ${testCode}
    the mock   ${url}__mock   codes sent, members, the request log, a reset button`
}
