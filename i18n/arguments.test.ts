import { experimentalParseMessage as parse } from 'typesafe-i18n/parser'
import { expect, test } from 'vitest'
import { formattersOf } from './formatters.ts'
import { loadedLocales } from './i18n-util.ts'
import { loadAllLocales } from './i18n-util.sync.ts'

type Texts = Record<'fa' | 'en' | 'ru', string>

const types = ['string', 'number']
const formatters = Object.keys(formattersOf('fa'))
const russianParts = ['one', 'few', 'many', 'other'] as const

const namesIn = (text: string) =>
  [...new Set(parse(text).flatMap((part) => (part.kind === 'text' ? [] : part.key)))].toSorted().join(', ')

function problemsOf(key: string, { fa, en, ru }: Texts): string[] {
  const problems: string[] = []
  const names = namesIn(fa)
  for (const [locale, text] of Object.entries({ en, ru }))
    if (namesIn(text) !== names)
      problems.push(`${locale} ${key}: arguments "${namesIn(text)}" instead of "${names}"`)
  for (const [locale, text] of Object.entries({ fa, en, ru }))
    for (const part of parse(text)) {
      if (part.kind === 'plural' && locale === 'ru' && !russianParts.every((name) => part[name]))
        problems.push(`ru ${key}: a plural lacks parts`)
      if (part.kind !== 'parameter') continue
      if (locale === 'fa' && !types.includes(part.types.join()))
        problems.push(`fa ${key}: {${part.key}} has no type, ${types.join(' or ')}`)
      for (const transform of part.transforms)
        if (transform.kind !== 'formatter' || !formatters.includes(transform.name))
          problems.push(`${locale} ${key}: {${part.key}} has an unknown formatter`)
    }
  return problems
}

function textsIn(texts: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[prefix + name, value]] : textsIn(value as object, `${prefix}${name}.`),
  )
}

test.each<[string, Texts, string[]]>([
  [
    'an extra argument',
    { fa: '{x:string}', en: '{x} and {zzz}', ru: '{x} {y|digits}' },
    ['en key: arguments "x, zzz" instead of "x"', 'ru key: arguments "x, y" instead of "x"'],
  ],
  ['a lost argument', { fa: '{x:string}', en: '{x}', ru: 'х' }, ['ru key: arguments "" instead of "x"']],
  [
    'an argument without a type',
    { fa: '{count|digits}', en: '{count|digits}', ru: '{count|digits}' },
    ['fa key: {count} has no type, string or number'],
  ],
  [
    'an unknown formatter',
    { fa: '{count:number|digit}', en: '{count|digits}', ru: '{count|digits}' },
    ['fa key: {count} has an unknown formatter'],
  ],
  [
    'a short Russian plural',
    {
      fa: '{count:number|digits}',
      en: '{count|digits} {{item|items}}',
      ru: '{count|digits} {{товар|товара}}',
    },
    ['ru key: a plural lacks parts'],
  ],
])('%s is named by its key', (_name, texts, problems) => {
  expect(problemsOf('key', texts)).toEqual(problems)
})

test('the dictionaries have the same arguments, with types, known formatters and all Russian plurals', () => {
  loadAllLocales()
  const [en, ru] = [loadedLocales.en, loadedLocales.ru].map((texts) => Object.fromEntries(textsIn(texts)))
  const problems = textsIn(loadedLocales.fa).flatMap(([key, fa]) =>
    problemsOf(key, { fa, en: en![key]!, ru: ru![key]! }),
  )
  expect(problems).toEqual([])
})
