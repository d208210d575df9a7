import type * as z from 'zod/mini'
import type { CallName } from '../registry.ts'
import { endpointOf } from './call-properties.ts'
import { shuffled } from './random.ts'

type Fields = Record<string, unknown>

export type Mutation = { title: string; input: Fields }

const bodyValues: readonly unknown[] = [
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

const queryValues: readonly unknown[] = [
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

/** An empty segment would be the path of another call. */
const pathValues = queryValues.filter((wrong) => typeof wrong === 'string' && wrong !== '')

const perField = 5

/** Some servers’ patterns accept them, but digits on the wire are ASCII. */
function inPersianDigits(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPersianDigits(inner)]))
  if (typeof value !== 'string' && typeof value !== 'number') return value
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
}

const rejects = (schema: z.ZodMiniType, input: Fields) => !schema.safeParse(input).success

function without(input: Fields, key: string): Fields {
  const { [key]: _gone, ...rest } = input
  return rest
}

function replacements(value: unknown, invalidValues: readonly unknown[]): [string, unknown][] {
  const whole = invalidValues.map((wrong): [string, unknown] => [
    ` = ${JSON.stringify(wrong).slice(0, 40)}`,
    wrong,
  ])
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return whole
  const fields = value as Fields
  const inner = Object.keys(fields).flatMap((key) => [
    [`.${key} left out`, without(fields, key)] as [string, unknown],
    ...replacements(fields[key], invalidValues).map(([title, wrong]): [string, unknown] => [
      `.${key}${title}`,
      { ...fields, [key]: wrong },
    ]),
  ])
  return [...whole, ...inner]
}

/** Invalid inputs: each field left out, and replaced in a few ways that `random` picks. */
export function mutationsOf(call: CallName, input: Fields, random: () => number): Mutation[] {
  const { input: schema, method, path } = endpointOf(call)
  const keys = Object.keys(input).filter((key) => input[key] !== undefined)
  return keys.flatMap((key) => {
    const isPart = path.includes(`:${key}`)
    const invalidValues = isPart ? pathValues : method === 'GET' ? queryValues : bodyValues
    const wrong = replacements(input[key], invalidValues)
      .map(([how, value]): Mutation => ({ title: key + how, input: { ...input, [key]: value } }))
      .filter((mutation) => rejects(schema, mutation.input))
    const persian = {
      title: `${key} in Persian digits`,
      input: { ...input, [key]: inPersianDigits(input[key]) },
    }
    const left = { title: `${key} left out`, input: without(input, key) }
    const named = (isPart ? [persian] : [left, persian]).filter((mutation) => rejects(schema, mutation.input))
    return [...named, ...shuffled(wrong, random).slice(0, perField)]
  })
}
