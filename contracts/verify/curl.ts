import { isReadOnly } from './call-properties.ts'
import type { Exchange, Connection } from './exchange.ts'

type Variable = { name: string; value: string }

export type CurlOptions = Pick<Connection, 'baseUrl' | 'cookie'> & { secrets: readonly string[] }

const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

const passwordVariable = (secret: string): Variable => ({
  name: 'PASSWORD',
  value: shellQuoted(JSON.stringify(secret).slice(1, -1)).slice(1, -1),
})

function* idsIn(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string' && value.length >= 8) yield [path, value]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [key, inner] of Object.entries(value)) yield* idsIn(inner, `${path}.${key}`)
}

const requestText = ({ request }: Exchange) => `${request.path} ${request.body ?? ''}`

function createdIds(exchange: Exchange, later: readonly Exchange[]): [string, string][] {
  const data = (exchange.answer?.json as { data?: unknown } | null | undefined)?.data
  const made = [...idsIn(data, '.data')].filter(([, id]) => !requestText(exchange).includes(id))
  return made.filter(([, id]) => later.some((other) => requestText(other).includes(id)))
}

/** The last exchange, earlier ones of its call, writes, and those that created the ids. */
function stepsOf(transcript: readonly Exchange[]): Exchange[] {
  const last = transcript.at(-1)
  return transcript.filter(
    (exchange, at) =>
      exchange.call === last?.call ||
      !isReadOnly(exchange.call) ||
      createdIds(exchange, transcript.slice(at + 1)).length > 0,
  )
}

/** The shell draws new mobiles: the old ones are registered or locked by now. */
function newMobilesIn(steps: readonly Exchange[]): Variable[] {
  const found = steps.flatMap(({ request }) => request.body?.match(/\b090\d{8}\b/g) ?? [])
  return [...new Set(found)].map((value, at) => ({ name: `MOBILE${at + 1}`, value }))
}

function commandOf(exchange: Exchange, options: CurlOptions, known: readonly Variable[], hasJar: boolean) {
  const { request, shopper, language } = exchange
  const fill = (text: string) =>
    known
      .reduce((left, { name, value }) => left.replaceAll(value, `'"$${name}"'`), shellQuoted(text))
      .replace(/(?<=.)''$/, '')
  return [
    'curl -sS',
    options.cookie && `-b ${shellQuoted(options.cookie)}`,
    hasJar && `-b ${shopper}.jar -c ${shopper}.jar`,
    language !== 'en-US' && `-H 'accept-language: ${language}'`,
    fill(options.baseUrl + request.path),
    request.body !== null && (request.body === '' ? '-X POST' : `--json ${fill(request.body)}`),
  ]
    .filter(Boolean)
    .join(' ')
}

function shoppersWithJar(steps: readonly Exchange[]): Set<string> {
  const given = steps.filter(({ answer }) => answer?.headers.has('set-cookie')).map(({ shopper }) => shopper)
  return new Set([...given, ...steps.flatMap(({ copiedTo }) => copiedTo ?? [])])
}

/** Commands that reproduce a finding, in order and in one shell; each shopper has a cookie file. */
export function curlCommands(transcript: readonly Exchange[], options: CurlOptions): string[] {
  const steps = stepsOf(transcript)
  const jars = shoppersWithJar(steps)
  const mobiles = newMobilesIn(steps)
  const known: Variable[] = [...mobiles, ...options.secrets.map(passwordVariable)]
  const commands = steps.map((step, at) => {
    const copy = step.copiedTo === undefined ? '' : `; cp ${step.shopper}.jar ${step.copiedTo}.jar`
    const command = commandOf(step, options, known, jars.has(step.shopper))
    const [made] = createdIds(step, steps.slice(at + 1)).filter(
      ([, id]) => !known.some(({ value }) => value === id),
    )
    if (!made) return command + copy
    const [path, value] = made
    const name = `ID${at + 1}`
    known.push({ name, value })
    return `${name}=$(${command} | jq -r ${path})${copy}`
  })
  return [...mobiles.map(({ name }) => `${name}=090$(shuf -i 10000000-99999999 -n 1)`), ...commands]
}
