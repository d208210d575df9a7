import { onlyReads } from './calls.ts'
import type { Exchange, Line } from './exchange.ts'

type Variable = { name: string; value: string }

export type CurlOptions = Pick<Line, 'baseUrl' | 'cookie'> & { secrets: readonly string[] }

/** Inside single quotes of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A secret as it stands in a quoted JSON body. */
const hidden = (secret: string): Variable => ({
  name: 'PASSWORD',
  value: quoted(JSON.stringify(secret).slice(1, -1)).slice(1, -1),
})

/** The strings of an answer that are long enough to be an id, with the path that jq finds them by. */
function* idsIn(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string' && value.length >= 8) yield [path, value]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [key, inner] of Object.entries(value)) yield* idsIn(inner, `${path}.${key}`)
}

const said = ({ request }: Exchange) => `${request.path} ${request.body ?? ''}`

/** The ids that an exchange makes, and a later one says. */
function captured(exchange: Exchange, later: readonly Exchange[]): [string, string][] {
  const data = (exchange.answer?.json as { data?: unknown } | null | undefined)?.data
  const made = [...idsIn(data, '.data')].filter(([, id]) => !said(exchange).includes(id))
  return made.filter(([, id]) => later.some((other) => said(other).includes(id)))
}

/** What shows a finding: the last exchange, those of the same call before it, what was written, and where ids come from. */
function stepsOf(transcript: readonly Exchange[]): Exchange[] {
  const last = transcript.at(-1)
  return transcript.filter(
    (exchange, at) =>
      exchange.call === last?.call ||
      !onlyReads(exchange.call) ||
      captured(exchange, transcript.slice(at + 1)).length > 0,
  )
}

/** Mobiles that verify made up: the shell makes up others, since these are registered or locked by now. */
function newMobilesIn(steps: readonly Exchange[]): Variable[] {
  const found = steps.flatMap(({ request }) => request.body?.match(/\b090\d{8}\b/g) ?? [])
  return [...new Set(found)].map((value, at) => ({ name: `MOBILE${at + 1}`, value }))
}

function commandOf(exchange: Exchange, options: CurlOptions, known: readonly Variable[], hasJar: boolean) {
  const { request, shopper, language } = exchange
  const fill = (text: string) =>
    known
      .reduce((left, { name, value }) => left.replaceAll(value, `'"$${name}"'`), quoted(text))
      .replace(/(?<=.)''$/, '')
  return [
    'curl -sS',
    options.cookie && `-b ${quoted(options.cookie)}`,
    hasJar && `-b ${shopper}.jar -c ${shopper}.jar`,
    language !== 'en-US' && `-H 'accept-language: ${language}'`,
    fill(options.baseUrl + request.path),
    request.body !== null && (request.body === '' ? '-X POST' : `--json ${fill(request.body)}`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Who has a cookie file: whoever got cookies, or took them. */
function jarsIn(steps: readonly Exchange[]): Set<string> {
  const given = steps.filter(({ answer }) => answer?.headers.has('set-cookie')).map(({ shopper }) => shopper)
  return new Set([...given, ...steps.flatMap(({ copiedTo }) => copiedTo ?? [])])
}

/**
 * The commands that show a finding, to be run in one shell, in order. Each shopper has a cookie file of their own;
 * an id that the server makes is kept in a variable.
 */
export function curlsOf(transcript: readonly Exchange[], options: CurlOptions): string[] {
  const steps = stepsOf(transcript)
  const jars = jarsIn(steps)
  const mobiles = newMobilesIn(steps)
  const known: Variable[] = [...mobiles, ...options.secrets.map(hidden)]
  const commands = steps.map((step, at) => {
    const copy = step.copiedTo === undefined ? '' : `; cp ${step.shopper}.jar ${step.copiedTo}.jar`
    const command = commandOf(step, options, known, jars.has(step.shopper))
    const [made] = captured(step, steps.slice(at + 1)).filter(
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
