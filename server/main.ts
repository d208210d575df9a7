import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rendererFolder } from '../build/hosting.ts'
import { configOrExit } from './config.ts'
import { runPrimary } from './primary.ts'

const config = configOrExit(process.env)
if (!existsSync(join(config.dist, rendererFolder))) {
  process.stderr.write(`There is no built shop in ${config.dist}. Run "npm run build" first, or set DIST.\n`)
  process.exit(1)
}
const port = await runPrimary(config, process.env)
process.stderr.write(`Pages are served at http://${config.host}:${port}/\n`)
