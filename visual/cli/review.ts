import { SetupError, loadConfig } from '../config.ts'
import { serveReview } from '../review/server.ts'
import { runCommand } from './run-command.ts'
import { wholeNumber } from './whole-number.ts'

const defaultPort = 4400

const help = `npx visual review          serves the last report at http://localhost:${defaultPort}; decisions change baselines and approvals

  --engine name  the last report of another browser
  -h, --help     this text

  PORT=4401      another port than ${defaultPort}`

export const review = (args: readonly string[]) =>
  runCommand(help, { engine: { type: 'string' } }, args, async ({ engine }) => {
    const port = wholeNumber('PORT', process.env.PORT || String(defaultPort), 0, 65_535)
    const { url } = await serveReview(await loadConfig(process.cwd(), engine), port).catch(
      (error: unknown) => {
        if (!String(error).includes('EADDRINUSE')) throw error
        throw new SetupError(`Port ${port} is taken. Choose another: PORT=${port + 1} npx visual review`)
      },
    )
    process.stdout.write(`The review is open at ${url}\n`)
    return 0
  })
