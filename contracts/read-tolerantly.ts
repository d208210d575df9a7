import * as z from 'zod/mini'
import type { Endpoint, OutputOf } from './endpoint.ts'
import type { Envelope } from './envelope.ts'
import { tolerances } from './tolerance.ts'

type Schema = z.core.$ZodTypes
type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]
type Container = Record<PropertyKey, unknown>

/** What an issue costs: items of a tolerant list, or a word of an open enum. */
type Loss = { issue: Issue; items: readonly Path[]; keeps: number }

const gone = Symbol('gone')

/**
 * Reads what `parsePayload` refuses: without the invalid items of tolerant lists, and unknown words as `unknown`. No
 * `output` if that does not help; `issues` say why, or what was lost.
 */
export function readTolerantly<E extends Endpoint>(
  endpoint: E,
  envelope: Envelope,
): { output?: OutputOf<E>; issues: readonly Issue[] } {
  const schema = z.object({ [endpoint.payload]: endpoint.output })
  const answer = structuredClone(envelope) as Container
  const dropped: Issue[] = []
  for (;;) {
    const issues = schema.safeParse(answer).error?.issues ?? []
    const losses = issues.map((issue) => lossOf(schema as unknown as Schema, answer, issue))
    if (losses.includes(null)) return { issues }
    const lists = losses.filter((loss) => loss !== null).filter(({ items }) => items.length > 0)
    if (lists.length === 0) {
      const { [endpoint.payload]: output } = parsedWithUnknownWords(schema, answer, issues)
      return { output: output as OutputOf<E>, issues: [...dropped, ...issues] }
    }
    dropped.push(...lists.map(({ issue }) => issue))
    if (!dropItems(answer, lists)) return { issues: dropped }
  }
}

function lossOf(schema: Schema, answer: Container, issue: Issue): Loss | null {
  let list: Loss | null = null
  let inner = plainOf(schema)
  issue.path.forEach((key, depth) => {
    const keeps = tolerances.get(inner)
    if (keeps !== undefined) list = { issue, items: [issue.path.slice(0, depth + 1)], keeps }
    inner = plainOf(partOf(inner, key))
  })
  const keeps = tolerances.get(inner)
  if (keeps === undefined) return list
  if (issue.code === 'unrecognized_keys')
    return { issue, items: issue.keys.map((key) => [...issue.path, key]), keeps }
  const isWord = inner._zod.def.type === 'enum' && typeof valueAt(answer, issue.path) === 'string'
  return isWord ? { issue, items: [], keeps: 0 } : list
}

function plainOf(schema: Schema): Schema {
  const { def } = schema._zod
  return 'innerType' in def ? plainOf(def.innerType as Schema) : schema
}

function partOf({ _zod: { def } }: Schema, key: PropertyKey): Schema {
  if (def.type === 'object' && def.shape[String(key)]) return def.shape[String(key)] as Schema
  if (def.type === 'array') return def.element as Schema
  if (def.type === 'record') return def.valueType as Schema
  throw new Error(`contracts/read-tolerantly.ts cannot enter this kind of schema: ${def.type}. Teach it.`)
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Container | undefined)?.[key], value)

function setAt(value: unknown, path: Path, item: unknown) {
  const container = valueAt(value, path.slice(0, -1)) as Container
  container[path.at(-1)!] = item
}

/** Inner items first, as their paths lead through the outer ones. Returns false when a list has too few items left. */
function dropItems(answer: Container, losses: readonly Loss[]): boolean {
  const drops = losses
    .flatMap(({ items, keeps }) => items.map((path) => ({ path, keeps })))
    .sort((one, other) => other.path.length - one.path.length)
  for (const { path } of drops) setAt(answer, path, gone)
  return drops.every(({ path, keeps }) => {
    const container = valueAt(answer, path.slice(0, -1)) as Container | undefined
    return container === undefined || compact(container) >= keeps
  })
}

/** Returns the number of items that are left. */
function compact(container: Container): number {
  if (Array.isArray(container)) {
    const left = (container as unknown[]).filter((item) => item !== gone)
    return container.splice(0, container.length, ...left) && left.length
  }
  for (const key of Object.keys(container)) if (container[key] === gone) delete container[key]
  return Object.keys(container).length
}

/** The schema accepts known words only: they hold the places of unknown ones while it parses. */
function parsedWithUnknownWords(
  schema: z.ZodMiniType<Container>,
  answer: Container,
  issues: readonly Issue[],
): Container {
  for (const issue of issues)
    setAt(answer, issue.path, issue.code === 'invalid_value' ? issue.values[0] : undefined)
  const parsed = schema.parse(answer)
  for (const { path } of issues) setAt(parsed, path, 'unknown')
  return parsed
}
