import { describe, expect, test } from 'vitest'
import { diffOf, type ChangeClass } from './diff.ts'
import type { OpenApi, Operation } from '../openapi/document.ts'
import type { Schema } from '../openapi/schemas.ts'
import { openApi } from '../openapi/openapi.ts'

const contracts = openApi()
const text: Schema = { type: 'string' }
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

type Thing = { request?: Schema; answer?: Schema } & Partial<Operation>

/** A document of one call, `POST /api/thing`. */
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
])('%s: a request may only come to allow more, an answer only less', (_, before, after, request, answer) => {
  const classOf = (direction: string) =>
    diffOf(documentOf({ [direction]: before }), documentOf({ [direction]: after }))
  expect(classOf('request')).toMatchObject([{ class: request, place: 'POST /api/thing, request a' }])
  expect(classOf('answer')).toMatchObject([{ class: answer, place: 'POST /api/thing, answer a' }])
})

const thing = documentOf({})
const membersThing = documentOf({ security: [{ token: [] }] })

test.each<[title: string, before: OpenApi, after: OpenApi, expected: ChangeClass, what: string]>([
  ['a call is gone', thing, { ...thing, paths: {} }, 'breaking', 'is gone'],
  ['a call is new', { ...thing, paths: {} }, thing, 'additive', 'is new'],
  ['a call is for members', thing, membersThing, 'breaking', 'is for members only'],
  ['a call is for anyone', membersThing, thing, 'additive', 'is for anyone'],
  ['a name', thing, documentOf({ operationId: 'item' }), 'none', 'name: thing became item'],
  [
    'a part is confirmed',
    documentOf({ 'x-assumes': ['data'] }),
    thing,
    'none',
    'assumes: data became nothing',
  ],
])('%s', (_, before, after, expected, what) => {
  expect(diffOf(before, after)).toEqual([{ class: expected, place: 'POST /api/thing', what, origin: null }])
})

describe('the contracts', () => {
  const { components } = contracts

  function withSchema(name: string, edit: (schema: Schema) => Schema): OpenApi {
    const schemas = { ...components.schemas, [name]: edit(components.schemas[name]!) }
    return { ...contracts, components: { ...components, schemas } }
  }

  test('do not differ from themselves', () => {
    expect(diffOf(contracts, openApi())).toEqual([])
  })

  test('tell the operations of the cart apart by their number', () => {
    const renumbered = withSchema('CartAddRequest', (schema) => ({
      ...schema,
      properties: { ...schema.properties, cartUpdateType: { type: 'number', const: 2 } },
    }))
    expect(diffOf(contracts, renumbered)).toMatchObject([
      { class: 'breaking', place: 'POST /api/cart/cart add', what: 'is gone' },
      { class: 'additive', place: 'POST /api/cart/cart add', what: 'is new' },
    ])
  })

  test('lose a total in every call that answers it, and in no other', () => {
    const poorer = withSchema('Totals', (schema) => ({ ...schema, required: [], properties: {} }))
    const places = diffOf(contracts, poorer)
      .filter(({ origin }) => origin === 'Totals.saved')
      .map(({ place }) => place)
    expect(places).toContain('POST /api/cart/cart getCart, answer data.totals.saved')
    expect(places).toContain('GET /api/productOrder/order, answer data.totals.saved')
    expect(places.filter((place) => place.includes('getDelivery'))).toEqual([])
  })

  test('lose a language for every call at once', () => {
    const { AcceptLanguage } = components.parameters
    const fewer = { ...AcceptLanguage!, schema: { ...AcceptLanguage!.schema, enum: ['fa-IR', 'en-US'] } }
    const poorer = { ...contracts, components: { ...components, parameters: { AcceptLanguage: fewer } } }
    expect(diffOf(contracts, poorer)).toMatchObject([
      { class: 'breaking', place: 'Every call, request Accept-Language', what: 'no longer "ru-RU"' },
    ])
  })

  test('lose the messages of a refusal for every call at once', () => {
    const responses = { Refusal: { description: 'Refused', ...json({ type: 'object', properties: {} }) } }
    expect(diffOf(contracts, { ...contracts, components: { ...components, responses } })).toMatchObject([
      { class: 'breaking', place: 'Every refusal, answer isSuccess', what: 'is gone' },
      { class: 'breaking', place: 'Every refusal, answer messages', what: 'is gone' },
    ])
  })
})
