import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rendererFolder } from '../build/hosting.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { runPrimary } from './primary.ts'

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  return process.exit(1)
}

function configOrFail(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message)
    throw error
  }
}

const config = configOrFail()
if (!existsSync(join(config.dist, rendererFolder)))
  fail(`There is no built shop in ${config.dist}. Run "npm run build" first, or set DIST.`)
const port = await runPrimary(config, process.env)
process.stderr.write(`Pages are served at http://${config.host}:${port}/\n`)
