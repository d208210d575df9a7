import { createServer } from 'vite'
import { testCode } from '../mocks/domain/codes.ts'
import { apiTarget, targetSummary } from '../build/api-target.ts'
import { checkMockSettings } from './check-mock-settings.ts'
import { generateOnChange, generateIfMissing } from './i18n.ts'
import { failTaken, readOptions, portFromEnv } from './options.ts'

const help = `npm start [-- options]      runs the shop with its mock server on this machine
npm run dev                 the same as npm start -- --i18n

  --reset        reset the saved session: an empty cart, signed out
  --i18n         regenerate the dictionary types on every edit
  -h, --help     this text

  PORT=5174      port to use instead of 5173
  API_TARGET=https://api.example.com
                 uses a real backend instead of the mock server`

const { reset, i18n } = readOptions(help, { reset: { type: 'boolean' }, i18n: { type: 'boolean' } })
const port = portFromEnv(5173)
const target = apiTarget()
if (!target) checkMockSettings()

if (reset) process.env.MOCK_RESET = '1'
await generateIfMissing()
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
    failTaken(port, 'PORT=')
  }
}

function greeting(url: string) {
  return `
  Zarrin is open. Ctrl-C closes it.

    فارسی      ${url}
    English    ${url}en
    Русский    ${url}ru

${target ? targetSummary(target) : mockLines(url)}
`
}

function mockLines(url: string) {
  return `    sign in    any mobile number, for example 09121234567; the one-time code is ${testCode}
    the mock   ${url}__mock   codes sent, members, the request log, a reset button`
}
