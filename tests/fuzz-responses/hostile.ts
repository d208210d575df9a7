import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { arbitraryOf } from '#contracts/arbitrary.ts'
import type { Envelope } from '#contracts/envelope.ts'
import { calls } from '#contracts/registry.ts'
import type { CallName } from '#contracts/registry.ts'
import type { Responses } from './network.ts'

const run = 'window.taken = true'

export const hostileTexts = {
  'HTML and scripts': [
    `<img src=x onerror="${run}">`,
    `</script><script>${run}</script>`,
    `"><svg onload="${run}">`,
    `javascript:${run}`,
    `<!--</title></style></textarea><iframe srcdoc="<script>parent.taken = true</script>">`,
    `{{constructor.constructor('${run}')()}} \${${run}}`,
    `' autofocus onfocus='${run}`,
  ],
  'words of 10,000 letters': ['w'.repeat(10_000), 'گلیم', 'carpet', 'ш'.repeat(300), 'قالی'],
  'bidi and combining characters': [
    '\u202eوارونه\u202e \u2066\u2067 abc 123',
    'می‌خواهم‌شان‌\u200c\u200c\u200c',
    '👩‍👩‍👧‍👦🏺🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(40),
    `z${'\u0301\u0323\u0334'.repeat(3)}`,
    '\u0000\u2028\u2029\ufeff',
  ],
} as const
export type Hostility = keyof typeof hostileTexts

type Path = readonly PropertyKey[]

function corrupted(value: unknown, texts: readonly string[]): unknown {
  let at = 0
  const spoil = (one: unknown): unknown => {
    if (typeof one === 'string') return texts[at++ % texts.length]
    if (typeof one === 'number') return Number.MAX_SAFE_INTEGER
    if (Array.isArray(one)) return one.map(spoil)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, spoil(inner)]))
  }
  return spoil(value)
}

const polluting = { polluted: true, toString: null }

function polluted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(polluted)
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.entries(value).map(([key, inner]) => [key, polluted(inner)] as const)
  const copy: Record<string, unknown> = { constructor: { prototype: polluting }, ...Object.fromEntries(keys) }
  return Object.defineProperty(copy, '__proto__', { value: polluting, enumerable: true })
}

/** `undefined`, which JSON omits, for a key that is not an own one. */
const partOf = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      Object.hasOwn(part as object, key) ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )

function restored(value: unknown, original: unknown, path: Path): unknown {
  const [key, ...rest] = path
  if (key === undefined) return original
  const part = value as Record<PropertyKey, unknown>
  const inner = restored(part[key], original, rest)
  return Array.isArray(value)
    ? value.map((one: unknown, at) => (at === key ? inner : one))
    : { ...part, [key]: inner }
}

/** The worst value that the contract accepts: rejected parts are restored. */
function worstOf(schema: z.core.$ZodType, value: unknown, texts: readonly string[]): unknown {
  let worst = polluted(corrupted(value, texts))
  for (;;) {
    const { error } = z.safeParse(schema, worst)
    if (!error) return worst
    for (const { path } of error.issues) worst = restored(worst, partOf(value, path), path)
  }
}

export function hostileResponses(names: readonly CallName[], hostility: Hostility, seed: number): Responses {
  const texts = hostileTexts[hostility]
  const answers = names.map((name, at) => {
    const { output, payload } = calls[name]
    const [value] = fc.sample(arbitraryOf<z.core.$ZodType>(output), { seed: seed + at, numRuns: 1 })
    return [
      name,
      { isSuccess: true, messages: [], [payload]: worstOf(output, value, texts) } satisfies Envelope,
    ] as const
  })
  return Object.fromEntries(answers)
}
