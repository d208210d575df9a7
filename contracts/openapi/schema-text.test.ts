import { expect, test } from 'vitest'
import type { Schema, Schemas } from './schemas.ts'
import { constraintTexts, fieldsIn, typeText } from './schema-text.ts'

const schemas: Schemas = {
  Id: { type: 'integer', exclusiveMinimum: 0 },
  Money: { type: 'object', properties: { amount: { type: 'integer' } }, required: ['amount'] },
}
const id: Schema = { $ref: '#/components/schemas/Id' }
const money: Schema = { $ref: '#/components/schemas/Money' }

test.each<[schema: Schema, type: string, constraints: string[]]>([
  [id, 'Id', ['integer', 'over 0']],
  [money, 'Money', []],
  [{ anyOf: [id, { type: 'null' }] }, 'Id | null', ['integer', 'over 0']],
  [{ type: 'array', items: money, minItems: 1 }, 'Money[]', ['at least 1 item']],
  [{ type: ['string', 'null'], maxLength: 9 }, 'string | null', ['at most 9 characters']],
  [
    { type: 'string', minLength: 2, maxLength: 9, pattern: '^a' },
    'string',
    ['2 to 9 characters', 'matches ^a'],
  ],
  [{ type: 'string', enum: ['a', 'b'] }, 'string', ['a · b']],
  [{ type: 'string', const: 'IRR' }, '"IRR"', []],
  [
    { type: 'object', propertyNames: { enum: ['a', 'b'] }, additionalProperties: { type: 'string' } },
    '{ [key]: string }',
    ['keys a · b'],
  ],
  [{}, 'anything', []],
])('the schema %j has the type text %s', (schema, type, constraints) => {
  expect(typeText(schema)).toBe(type)
  expect(constraintTexts(schema, schemas)).toEqual(constraints)
})

test.each<[schema: Schema, step: string]>([
  [money, '.'],
  [{ type: 'array', items: money }, '[].'],
  [{ anyOf: [money, { type: 'null' }] }, '.'],
])('the fields of %j are found', (schema, step) => {
  expect(fieldsIn(schema, schemas)).toEqual({
    fields: [['amount', { type: 'integer' }]],
    required: ['amount'],
    step,
  })
})

test('a list of scalars has no fields', () => {
  expect(fieldsIn({ type: 'array', items: id }, schemas)).toBeNull()
})
