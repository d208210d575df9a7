import { expect, test } from 'vitest'
import { schemaChanges } from './schemas.ts'
import type { Shift } from './values.ts'
import type { Schema } from '../openapi/schemas.ts'

const text: Schema = { type: 'string' }
const whole: Schema = { type: 'integer' }
const orNull: Schema = { anyOf: [text, { type: 'null' }] }
const oneOf = (...choices: string[]): Schema => ({ ...text, enum: choices })
const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
})
const map = (rest: Schema): Schema => ({ type: 'object', ...rest })
const list = (items: Schema): Schema => ({ type: 'array', items })

const unique: Schema = JSON.parse('{ "type": "array", "items": { "type": "string" }, "uniqueItems": true }')

type Row = [title: string, before: Schema, after: Schema, shift: Shift, what: string, path?: string]

const rows: Row[] = [
  ['a new required field', object({}), object({ a: text }, 'a'), 'narrower', 'is new and required', 'a'],
  ['a new field', object({}), object({ a: text }), 'optional', 'is new', 'a'],
  ['a removed required field', object({ a: text }, 'a'), object({}), 'changed', 'is gone', 'a'],
  ['a removed optional field', object({ a: text }), object({}), 'narrower', 'is gone', 'a'],
  [
    'a field that becomes required',
    object({ a: text }),
    object({ a: text }, 'a'),
    'narrower',
    'is required now',
    'a',
  ],
  [
    'a field that becomes optional',
    object({ a: text }, 'a'),
    object({ a: text }),
    'wider',
    'may be left out now',
    'a',
  ],
  ['another type', text, whole, 'changed', 'string became integer'],
  ['a number that becomes an integer', { type: 'number' }, whole, 'narrower', 'number became integer'],
  ['an integer that becomes a number', whole, { type: 'number' }, 'wider', 'integer became number'],
  ['a type that becomes nullable', text, { type: ['string', 'null'] }, 'wider', 'may also be null'],
  ['a type that stops being nullable', orNull, text, 'narrower', 'may no longer be null'],
  ['another type of a nullable', orNull, { type: ['integer', 'null'] }, 'changed', 'string became integer'],
  [
    'a new bound of a nullable',
    orNull,
    { anyOf: [{ ...text, maxLength: 9 }, { type: 'null' }] },
    'narrower',
    'maxLength none became 9',
  ],
  ['a schema that becomes unrestricted', orNull, {}, 'wider', 'string, null became anything'],
  ['an unrestricted schema that gets a type', {}, text, 'narrower', 'anything became string'],
  ['a new enum value', oneOf('a'), oneOf('a', 'b'), 'wider', 'also "b"'],
  ['a removed enum value', oneOf('a', 'b'), { ...text, const: 'a' }, 'narrower', 'no longer "b"'],
  ['a replaced enum value', oneOf('a', 'b'), oneOf('a', 'c'), 'changed', '"b" became "c"'],
  ['a new enum', text, oneOf('a', 'b'), 'narrower', 'only "a", "b"'],
  ['a removed enum', oneOf('a'), text, 'wider', 'no longer only "a"'],
  ['a lower maximum', { ...whole, maximum: 9 }, { ...whole, maximum: 5 }, 'narrower', 'maximum 9 became 5'],
  ['a higher maximum', { ...whole, maximum: 5 }, { ...whole, maximum: 9 }, 'wider', 'maximum 5 became 9'],
  ['a new minimum', whole, { ...whole, minimum: 1 }, 'narrower', 'minimum none became 1'],
  ['a lower minimum', { ...whole, minimum: 1 }, { ...whole, minimum: 0 }, 'wider', 'minimum 1 became 0'],
  [
    'an integer that becomes positive',
    { ...whole, minimum: 0 },
    { ...whole, exclusiveMinimum: 0 },
    'narrower',
    'minimum 0 became 1',
  ],
  ['a removed maxLength', { ...text, maxLength: 9 }, text, 'wider', 'maxLength 9 became none'],
  ['a new pattern', text, { ...text, pattern: '^a' }, 'narrower', 'has to be ^a'],
  ['a removed pattern', { ...text, pattern: '^a' }, text, 'wider', 'no longer ^a'],
  ['another pattern', { ...text, pattern: '^a' }, { ...text, pattern: '^b' }, 'changed', '^a became ^b'],
  [
    'another type of items',
    list(object({ a: text })),
    list(object({ a: whole })),
    'changed',
    'string became integer',
    '[].a',
  ],
  [
    'another key enum',
    map({ propertyNames: oneOf('a') }),
    map({ propertyNames: oneOf('a', 'b') }),
    'wider',
    'also "b"',
    '{key}',
  ],
  [
    'removed additionalProperties',
    map({ additionalProperties: text }),
    map({}),
    'wider',
    'string became anything',
    '*',
  ],
  [
    'another description',
    { ...text, description: 'a' },
    { ...text, description: 'b' },
    'words',
    'is described anew',
  ],
  ['an unknown keyword', list(text), unique, 'changed', 'uniqueItems undefined became true'],
]

const nowhere = { path: '', origin: null, schemas: { before: {}, after: {} } }

test.each(rows)('%s is reported', (_, before, after, shift, what, path = '') => {
  expect(schemaChanges(before, after, nowhere)).toEqual([{ shift, what, path, origin: null }])
})

test.each<[title: string, before: Schema, after: Schema]>([
  ['nullability', orNull, { type: ['null', 'string'] }],
  ['a bound', { ...whole, exclusiveMinimum: 0 }, { ...whole, minimum: 1 }],
  ['a single enum value', oneOf('a'), { ...text, const: 'a' }],
  ['the order of fields', object({ a: text, b: whole }), object({ b: whole, a: text })],
])('%s in another notation is no change', (_, before, after) => {
  expect(schemaChanges(before, after, nowhere)).toEqual([])
})

test('a change in a named schema carries its origin', () => {
  const money = (amount: Schema) => ({ Money: object({ amount }, 'amount') })
  const answer = object({
    lines: list({ anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] }),
  })
  const place = { ...nowhere, schemas: { before: money(whole), after: money(text) } }
  expect(schemaChanges(answer, answer, place)).toMatchObject([
    { path: 'lines[].amount', origin: 'Money.amount' },
  ])
})
