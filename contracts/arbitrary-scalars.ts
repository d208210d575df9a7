import * as fc from 'fast-check'
import type * as z from 'zod/mini'

export type Check = z.core.$ZodChecks['_zod']['def']

type Limits = {
  min: number
  max: number
  shortest: number
  longest: number
  pattern?: RegExp
  isWhole: boolean
}

/** Approximate: bounds may be exclusive and patterns many, so callers filter by the schema. */
function limitsOf(checks: readonly Check[]): Limits {
  const limits: Limits = {
    min: Number.MIN_SAFE_INTEGER,
    max: Number.MAX_SAFE_INTEGER,
    shortest: 0,
    longest: 200,
    isWhole: false,
  }
  for (const check of checks) narrow(limits, check)
  return limits
}

function narrow(limits: Limits, check: Check): void {
  switch (check.check) {
    case 'greater_than':
      limits.min = Number(check.value)
      return
    case 'less_than':
      limits.max = Number(check.value)
      return
    case 'min_length':
      limits.shortest = check.minimum
      return
    case 'max_length':
      limits.longest = check.maximum
      return
    case 'number_format':
      limits.isWhole = check.format === 'safeint'
      return
    case 'string_format':
      limits.pattern = check.pattern
      return
    case 'overwrite':
      return
    default:
      throw new Error(`contracts/arbitrary-scalars.ts does not know this check: ${check.check}. Teach it.`)
  }
}

export function lengthsOf(checks: readonly Check[]) {
  const { shortest, longest } = limitsOf(checks)
  return { minLength: shortest, maxLength: longest }
}

export function numberOf(checks: readonly Check[]): fc.Arbitrary<number> {
  const { min, max, isWhole } = limitsOf(checks)
  if (!isWhole) return fc.oneof(fc.double({ min, max, noNaN: true }), fc.integer({ min, max }))
  const within = (from: number, to: number) =>
    fc.integer({ min: clamp(from, min, max), max: clamp(to, min, max) })
  return fc.oneof(
    { arbitrary: within(0, 20), weight: 6 },
    { arbitrary: within(-1e9, 1e9), weight: 2 },
    { arbitrary: within(min, max), weight: 1 },
  )
}

function clamp(value: number, min: number, max: number) {
  return Math.min(Math.max(value, min), max)
}

const phrases = [
  'فرش لچک‌ترنج دست‌بافت کاشان',
  'می‌خواهم‌شان — «گل و بلبل»، ۱۲۳۴',
  '\u200fچپ\u200e right \u202eوارونه\u202c',
  'كيف ي عربي',
  '👩‍👩‍👧‍👦🏺',
  '<script>document.title = "taken"</script>',
  '<img src=x onerror="document.title=1">&amp;&lrm;',
  "Robert'); DROP TABLE products;--",
  '{{name}} ${name} %s %00 __proto__',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Превысокомногорассмотрительствующий ковёр',
  'آ'.repeat(150),
  '  blanks  ',
  '0',
  'carpet\nof\tlines',
]

export function stringOf(checks: readonly Check[]): fc.Arbitrary<string> {
  const { shortest, longest, pattern } = limitsOf(checks)
  if (pattern) return fc.stringMatching(withoutLookahead(pattern), { maxLength: longest })
  const phrase = fc.constantFrom(...phrases)
  const text = fc.array(phrase, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
  const anything = fc.string({ unit: 'grapheme', minLength: shortest, maxLength: longest })
  const cut = fc.oneof(phrase, text).map((long) => Array.from(long).slice(0, longest).join(''))
  return fc.oneof({ arbitrary: cut, weight: 3 }, { arbitrary: anything, weight: 1 })
}

/** fast-check cannot generate lookaheads; callers filter by the schema. */
function withoutLookahead({ source, flags }: RegExp) {
  return new RegExp(source.replaceAll(/\(\?!(\[[^\]]*\]|[^()[\]])*\)/g, ''), flags)
}
