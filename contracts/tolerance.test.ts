import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { fakeOf } from './arbitrary.ts'
import type { Endpoint } from './endpoint.ts'
import { parsePayload } from './envelope.ts'
import { readTolerantly } from './read-tolerantly.ts'
import { calls } from './registry.ts'
import { tolerances } from './tolerance.ts'

type Schema = z.core.$ZodTypes
type Path = readonly string[]
/** `*` in a path is an item of a list. */
type Mark = { path: Path; type: 'array' | 'record' | 'enum' }

/** Seeds that are tried for an answer whose lists on the path have items. */
const seeds = Array.from({ length: 400 }, (_, seed) => seed)

function marksOf(schema: Schema, path: Path = []): Mark[] {
  const { def } = schema._zod
  if ('innerType' in def) return marksOf(def.innerType as Schema, path)
  const own = tolerances.has(schema) ? [{ path, type: def.type as Mark['type'] }] : []
  if (def.type === 'array') return [...own, ...marksOf(def.element as Schema, [...path, '*'])]
  if (def.type !== 'object') return own
  return Object.entries(def.shape).flatMap(([key, field]) => marksOf(field as Schema, [...path, key]))
}

const marks = Object.entries<Endpoint>(calls).flatMap(([name, endpoint]) =>
  marksOf(endpoint.output as unknown as Schema).map(({ path, type }) => ({
    name,
    endpoint,
    type,
    path,
    field: [name, ...path].join('.'),
  })),
)

const keyOf = (key: string) => (key === '*' ? 0 : key)

const at = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[keyOf(key)], value)

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null

function answerWith(endpoint: Endpoint, path: Path): unknown {
  for (const seed of seeds) {
    const answer = fakeOf(endpoint.output, seed)
    if (isFilled(at(answer, path))) return endpoint.output.parse(answer)
  }
  throw new Error(`No answer has ${path.join('.')}`)
}

const broken = { broken: true }

/** Returns the answer with one unknown item or word at the mark, and what a client should read then. */
function plantedIn(answer: unknown, { path, type }: Mark): { planted: unknown; rest: unknown } {
  const planted = structuredClone(answer)
  const rest = structuredClone(answer)
  const target = at(planted, path)
  if (type === 'array') (target as unknown[]).push(broken)
  if (type === 'record') Object.assign(target as object, { unheardOf: broken })
  if (type === 'enum') {
    const last = keyOf(path.at(-1)!)
    for (const [value, word] of [
      [planted, 'unheard-of'],
      [rest, 'unknown'],
    ] as const)
      (at(value, path.slice(0, -1)) as Record<string, unknown>)[last] = word
  }
  return { planted, rest }
}

test.each(marks)(
  '$field: one unknown item is left out, the rest is read, and verify sees drift',
  ({ endpoint, path, type }) => {
    const { planted, rest } = plantedIn(answerWith(endpoint, path), { path, type })
    const envelope = { isSuccess: true, messages: [], [endpoint.payload]: planted }
    expect(parsePayload(endpoint, envelope).ok).toBe(false)
    const { output, issues } = readTolerantly(endpoint, envelope)
    expect(output).toEqual(rest)
    const fields = issues.map((issue) => issue.path.filter((key) => typeof key === 'string').join('.'))
    const field = [endpoint.payload, ...path.filter((key) => key !== '*')].join('.')
    expect(new Set(fields.map((one) => one.slice(0, field.length)))).toEqual(new Set([field]))
  },
)
