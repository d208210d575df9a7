import { describe, expect, test } from 'vitest'
import { diffOpenApi, type ChangeClass } from './diff.ts'
import type { OpenApi, Operation } from '../openapi/document.ts'
import type { Schema } from '../openapi/schemas.ts'
import { openApi } from '../openapi/openapi.ts'

const contracts = openApi()
const text: Schema = { type: 'string' }
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

type Thing = { request?: Schema; answer?: Schema } & Partial<Operation>

function documentOf({ request = {}, answer = {}, ...rest }: Thing): OpenApi {
  const thing: Operation = {
    operationId: 'thing',
    summary: 'A thing',
    tags: ['things'],
    parameters: [],
    requestBody: { required: true, ...json(request) },
    responses: { '200': { description: 'Done', ...json(answer) } },
    'x-provenance': 'spec',
    ...rest,
  }
  return { ...contracts, paths: { '/api/thing': { post: thing } } }
}

const none: Schema = { type: 'object', properties: {} }
const mayHave: Schema = { type: 'object', properties: { a: text } }
const has: Schema = { ...mayHave, required: ['a'] }
const hasNumber: Schema = { ...has, properties: { a: { type: 'integer' } } }
const hasWords: Schema = { ...has, properties: { a: { ...text, description: 'A letter' } } }

test.each<[shift: string, before: Schema, after: Schema, request: ChangeClass, answer: ChangeClass]>([
  ['wider', has, mayHave, 'additive', 'breaking'],
  ['narrower', mayHave, has, 'breaking', 'additive'],
  ['changed', has, hasNumber, 'breaking', 'breaking'],
  ['optional', none, mayHave, 'additive', 'additive'],
  ['words', has, hasWords, 'none', 'none'],
])(
  '%s: a compatible request accepts more values, a compatible answer returns fewer',
  (_, before, after, request, answer) => {
    const classOf = (direction: string) =>
      diffOpenApi(documentOf({ [direction]: before }), documentOf({ [direction]: after }))
    expect(classOf('request')).toMatchObject([{ class: request, place: 'POST /api/thing, request a' }])
    expect(classOf('answer')).toMatchObject([{ class: answer, place: 'POST /api/thing, answer a' }])
  },
)

const thing = documentOf({})
const membersThing = documentOf({ security: [{ token: [] }] })

test.each<[title: string, before: OpenApi, after: OpenApi, expected: ChangeClass, what: string]>([
  ['a removed call', thing, { ...thing, paths: {} }, 'breaking', 'is gone'],
  ['a new call', { ...thing, paths: {} }, thing, 'additive', 'is new'],
  ['a call that becomes member-only', thing, membersThing, 'breaking', 'is for members only'],
  ['a call that becomes public', membersThing, thing, 'additive', 'is for anyone'],
  ['a renamed operation', thing, documentOf({ operationId: 'item' }), 'none', 'name: thing became item'],
  [
    'a confirmed assumption',
    documentOf({ 'x-assumes': ['data'] }),
    thing,
    'none',
    'assumes: data became nothing',
  ],
])('%s is reported with its class', (_, before, after, expected, what) => {
  expect(diffOpenApi(before, after)).toEqual([
    { class: expected, place: 'POST /api/thing', what, origin: null },
  ])
})

describe('diff of the contracts', () => {
  const { components } = contracts

  function withSchema(name: string, edit: (schema: Schema) => Schema): OpenApi {
    const schemas = { ...components.schemas, [name]: edit(components.schemas[name]!) }
    return { ...contracts, components: { ...components, schemas } }
  }

  test('the contracts do not differ from themselves', () => {
    expect(diffOpenApi(contracts, openApi())).toEqual([])
  })

  test('cart operations are matched by cartUpdateType', () => {
    const renumbered = withSchema('CartAddRequest', (schema) => ({
      ...schema,
      properties: { ...schema.properties, cartUpdateType: { type: 'number', const: 2 } },
    }))
    expect(diffOpenApi(contracts, renumbered)).toMatchObject([
      { class: 'breaking', place: 'POST /api/cart/cart add', what: 'is gone' },
      { class: 'additive', place: 'POST /api/cart/cart add', what: 'is new' },
    ])
  })

  test('a removed total is reported for every call that returns it, and no other', () => {
    const poorer = withSchema('Totals', (schema) => ({ ...schema, required: [], properties: {} }))
    const places = diffOpenApi(contracts, poorer)
      .filter(({ origin }) => origin === 'Totals.saved')
      .map(({ place }) => place)
    expect(places).toContain('POST /api/cart/cart getCart, answer data.totals.saved')
    expect(places).toContain('GET /api/productOrder/order, answer data.totals.saved')
    expect(places.filter((place) => place.includes('getDelivery'))).toEqual([])
  })

  test('a removed language is reported once for all calls', () => {
    const { AcceptLanguage } = components.parameters
    const fewer = { ...AcceptLanguage!, schema: { ...AcceptLanguage!.schema, enum: ['fa-IR', 'en-US'] } }
    const poorer = { ...contracts, components: { ...components, parameters: { AcceptLanguage: fewer } } }
    expect(diffOpenApi(contracts, poorer)).toMatchObject([
      { class: 'breaking', place: 'Every call, request Accept-Language', what: 'no longer "ru-RU"' },
    ])
  })

  test('removed messages of refusals are reported once for all calls', () => {
    const responses = { Refusal: { description: 'Refused', ...json({ type: 'object', properties: {} }) } }
    expect(diffOpenApi(contracts, { ...contracts, components: { ...components, responses } })).toMatchObject([
      { class: 'breaking', place: 'Every refusal, answer isSuccess', what: 'is gone' },
      { class: 'breaking', place: 'Every refusal, answer messages', what: 'is gone' },
    ])
  })
})
