import { expect, test } from 'vitest'
import { cartUpdateTypes } from '../cart-operation.ts'
import { callsOf } from './calls.ts'
import { fieldTexts, schemaTexts } from './texts.ts'
import { openApi } from './openapi.ts'
import { endpoints } from '../registry.ts'

const document = openApi()
const text = JSON.stringify(document)
const calls = callsOf(document)
const call = (name: string) => calls.find((one) => one.name === name)!
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation })),
)

test('every reference leads somewhere', () => {
  const pointers = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer]) => pointer!)
  const target = (pointer: string) =>
    pointer.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document)
  expect(pointers.length).toBeGreaterThan(100)
  expect(pointers.filter((pointer) => target(pointer) === undefined)).toEqual([])
})

test('every endpoint is an operation of its own, beside the cart', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(ids.toSorted()).toEqual([...Object.keys(endpoints), 'cart'].toSorted())
})

test.each(operations)('$path: every part of the path is a required parameter', ({ path, operation }) => {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const parameters = operation.parameters.flatMap((parameter) => ('name' in parameter ? [parameter] : []))
  const required = parameters.filter((parameter) => parameter.in === 'path' && parameter.required)
  expect(required.map(({ name }) => name)).toEqual(parts)
})

test('the cart has a branch for each operation, paired with its answer', () => {
  const branches = calls.filter(({ cartUpdateType }) => cartUpdateType !== null)
  const numbers = Object.fromEntries(branches.map(({ name, cartUpdateType }) => [name, cartUpdateType]))
  expect(numbers).toEqual(cartUpdateTypes)
  expect(branches.map(({ answer }) => answer['x-cart-operation'])).toEqual(branches.map(({ name }) => name))
  expect(branches.every(({ request }) => request.required?.includes('cartUpdateType'))).toBe(true)
})

test('the discriminator names the branch of each number', () => {
  const schema = document.paths['/api/cart/cart']!.post!.requestBody!.content['application/json'].schema
  const named = Object.values(schema.discriminator!.mapping)
  expect(named.toSorted()).toEqual(schema.oneOf!.map(({ $ref }) => $ref).toSorted())
  expect(schema.discriminator!.mapping['1']).toBe('#/components/schemas/CartAddRequest')
})

test('a call says who may make it and what of it is assumed', () => {
  expect(call('orders')).toMatchObject({ access: 'member', provenance: 'assumed', assumes: [] })
  expect(call('userDetail')).toMatchObject({ access: 'anyone', provenance: 'spec', assumes: ['data'] })
  expect(call('setOrder')).toMatchObject({
    access: 'member',
    provenance: 'spec',
    assumes: ['orderKind', 'cheque', 'attemptId'],
  })
})

test('a query keeps the bounds that stand behind the reading of its text', () => {
  expect(call('products').request.properties).toMatchObject({
    pageSize: { type: 'integer', minimum: 1, maximum: 96 },
  })
})

test('a field that may be left out is not required; one that may be null is', () => {
  const { request } = call('add')
  expect(request.required).toEqual(['cartUpdateType', 'uniqueId', 'productItemId', 'count'])
  expect(request.properties?.uniqueId?.anyOf).toContainEqual({ type: 'null' })
})

test.each(Object.entries({ ...schemaTexts, ...fieldTexts }))('the text for %s has its place', (_, words) => {
  expect(text).toContain(JSON.stringify({ description: words }).slice(1, -1))
})
