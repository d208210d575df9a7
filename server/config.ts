import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { backendAddress } from '../build/api-target.ts'

const wholeNumber = (least: number, preset: number, most = Infinity) => {
  const message = `has to be a whole number from ${least}${most === Infinity ? '' : ` to ${most}`}`
  const isRight = (value: number) => Number.isInteger(value) && value >= least && value <= most
  return z._default(z.coerce.number(message).check(z.refine(isRight, message)), preset)
}

const webAddress = (what: string, protocol = /^https?:/) => {
  const message = `has to be ${what}`
  const isRight = (text: string) => protocol.test(backendAddress(text) ?? '')
  return z.pipe(
    z.string(`is missing: it ${message}`).check(z.refine(isRight, message)),
    z.transform((text) => backendAddress(text)!),
  )
}

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  /** 0 takes a free one. */
  PORT: wholeNumber(0, 3000, 65_535),
  API_TARGET: webAddress('the address of the backend, such as https://api.example.com'),
  DIST: z._default(z.string(), 'dist'),
  WORKERS: wholeNumber(1, availableParallelism()),
  MAX_PAGES: wholeNumber(1, 50_000),
  MAX_WAITING: wholeNumber(0, 100),
  API_TIMEOUT: wholeNumber(1, 5_000),
  PURGE_SECRET: z.optional(
    z.string().check(z.minLength(16, 'has to have 16 characters or more: openssl rand -hex 32 makes one')),
  ),
  CACHE_URL: z.optional(webAddress('the address of the cache in front, such as http://localhost:8080')),
  /** proxy-files.ts speaks plain HTTP: a server on the same machine. */
  FILES_URL: z.optional(webAddress('the http address that serves the built folder and the API', /^http:/)),
})

export type Config = ReturnType<typeof parsed>

class ConfigError extends Error {}

function parsed(values: z.output<typeof Environment>) {
  return {
    host: values.HOST,
    port: values.PORT,
    api: values.API_TARGET,
    dist: resolve(values.DIST),
    workers: values.WORKERS,
    /** Drawn at once by a worker: two for each core of the machine, shared among the workers. */
    concurrency: Math.ceil((2 * availableParallelism()) / values.WORKERS),
    maxPages: values.MAX_PAGES,
    maxWaiting: values.MAX_WAITING,
    apiTimeout: values.API_TIMEOUT,
    secret: values.PURGE_SECRET,
    cache: values.CACHE_URL,
    files: values.FILES_URL,
  }
}

/** An empty variable counts as none. Throws a ConfigError that names each wrong one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = Environment.safeParse(set)
  if (data) return parsed(data)
  const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`)
  throw new ConfigError(problems.join('\n'))
}

/** Exits with 2 and a message where a variable is wrong. */
export function configOrExit(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(2)
  }
}
