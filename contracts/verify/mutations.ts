import type * as z from 'zod/mini'
import type { CallName } from './calls.ts'
import { endpointOf } from './calls.ts'
import { shuffled } from './random.ts'

type Fields = Record<string, unknown>

/** One field of a valid input spoilt, so that the contract refuses it; `title` says how. */
export type Mutation = { title: string; input: Fields }

const inBodies: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  -1,
  0,
  1.5,
  1e21,
  [],
  {},
  'x'.repeat(5000),
  '__proto__',
  "' OR 1=1 --",
  '۱۲۳',
]

/** A query only knows texts, and keys that come twice. */
const inQueries: readonly unknown[] = [
  '',
  'x',
  '-1',
  '0',
  '1.5',
  '1e21',
  'true',
  '__proto__',
  "' OR 1=1 --",
  '\u0000',
  ['1', 'x'],
  'x'.repeat(5000),
]

/** An empty part would be the path of another call. */
const inPaths = inQueries.filter((wrong) => typeof wrong === 'string' && wrong !== '')

const perField = 5

/** What a pattern of some servers lets pass: digits on the wire are ASCII. */
function inPersianDigits(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPersianDigits(inner)]))
  if (typeof value !== 'string' && typeof value !== 'number') return value
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
}

const refuses = (schema: z.ZodMiniType, input: Fields) => !schema.safeParse(input).success

function without(input: Fields, key: string): Fields {
  const { [key]: _gone, ...rest } = input
  return rest
}

/** What a field may be spoilt to; what is inside an object is spoilt too. */
function spoilt(value: unknown, wrongs: readonly unknown[]): [string, unknown][] {
  const whole = wrongs.map((wrong): [string, unknown] => [` = ${JSON.stringify(wrong).slice(0, 40)}`, wrong])
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return whole
  const fields = value as Fields
  const inner = Object.keys(fields).flatMap((key) => [
    [`.${key} left out`, without(fields, key)] as [string, unknown],
    ...spoilt(fields[key], wrongs).map(([title, wrong]): [string, unknown] => [
      `.${key}${title}`,
      { ...fields, [key]: wrong },
    ]),
  ])
  return [...whole, ...inner]
}

/** Inputs that a server has to refuse: each field left out, and spoilt in a few ways that `random` picks. */
export function mutationsOf(call: CallName, input: Fields, random: () => number): Mutation[] {
  const { input: schema, method, path } = endpointOf(call)
  const keys = Object.keys(input).filter((key) => input[key] !== undefined)
  return keys.flatMap((key) => {
    const isPart = path.includes(`:${key}`)
    const wrongs = isPart ? inPaths : method === 'GET' ? inQueries : inBodies
    const wrong = spoilt(input[key], wrongs)
      .map(([how, value]): Mutation => ({ title: key + how, input: { ...input, [key]: value } }))
      .filter((mutation) => refuses(schema, mutation.input))
    const persian = {
      title: `${key} in Persian digits`,
      input: { ...input, [key]: inPersianDigits(input[key]) },
    }
    const left = { title: `${key} left out`, input: without(input, key) }
    const named = (isPart ? [persian] : [left, persian]).filter((mutation) => refuses(schema, mutation.input))
    return [...named, ...shuffled(wrong, random).slice(0, perField)]
  })
}
