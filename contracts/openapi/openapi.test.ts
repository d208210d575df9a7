import { expect, test } from 'vitest'
import { cartOperations } from '../cart-operations.ts'
import { callsOf } from './calls.ts'
import { fieldDescriptions, schemaDescriptions } from './descriptions.ts'
import { openApi } from './openapi.ts'
import { endpoints } from '../registry.ts'

const document = openApi()
const text = JSON.stringify(document)
const calls = callsOf(document)
const call = (name: string) => calls.find((one) => one.name === name)!
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation })),
)

test('every reference of the document resolves', () => {
  const pointers = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer]) => pointer!)
  const target = (pointer: string) =>
    pointer.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document)
  expect(pointers.length).toBeGreaterThan(100)
  expect(pointers.filter((pointer) => target(pointer) === undefined)).toEqual([])
})

test('the document has one operation per endpoint, and one for the cart', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(ids.toSorted()).toEqual([...Object.keys(endpoints), 'cart'].toSorted())
})

test.each(operations)('$path: every path placeholder is a required path parameter', ({ path, operation }) => {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const parameters = operation.parameters.flatMap((parameter) => ('name' in parameter ? [parameter] : []))
  const required = parameters.filter((parameter) => parameter.in === 'path' && parameter.required)
  expect(required.map(({ name }) => name)).toEqual(parts)
})

test('the cart request has a branch per operation, paired with its response schema', () => {
  const branches = calls.filter(({ cartUpdateType }) => cartUpdateType !== null)
  const numbers = Object.fromEntries(branches.map(({ name, cartUpdateType }) => [name, cartUpdateType]))
  expect(Object.keys(numbers)).toEqual(Object.keys(cartOperations))
  expect(numbers).toEqual({
    none: 0,
    add: 1,
    delete: 4,
    setAddress: 5,
    setDelivery: 6,
    setRebate: 7,
    removeRebate: 8,
    setMerchant: 9,
    setOrder: 11,
    getCartCount: 13,
    getCart: 14,
    getDelivery: 15,
    removeAddress: 16,
    setBonus: 17,
    removeBonus: 18,
    setReserve: 19,
    setParentOrderId: 20,
  })
  expect(branches.map(({ answer }) => answer['x-cart-operation'])).toEqual(branches.map(({ name }) => name))
  expect(branches.every(({ request }) => request.required?.includes('cartUpdateType'))).toBe(true)
})

test('the discriminator maps every cartUpdateType to its branch', () => {
  const schema = document.paths['/api/cart/cart']!.post!.requestBody!.content['application/json'].schema
  const named = Object.values(schema.discriminator!.mapping)
  expect(named.toSorted()).toEqual(schema.oneOf!.map(({ $ref }) => $ref).toSorted())
  expect(schema.discriminator!.mapping['1']).toBe('#/components/schemas/CartAddRequest')
})

test('calls carry their access, provenance and assumptions', () => {
  expect(call('orders')).toMatchObject({ access: 'member', provenance: 'assumed', assumes: [] })
  expect(call('userDetail')).toMatchObject({ access: 'anyone', provenance: 'spec', assumes: ['data'] })
  expect(call('setOrder')).toMatchObject({
    access: 'member',
    provenance: 'spec',
    assumes: ['orderKind', 'cheque', 'fromWallet', 'payable', 'attemptId'],
  })
})

test('query parameters keep the bounds of checks behind a zod pipe', () => {
  expect(call('products').request.properties).toMatchObject({
    pageSize: { type: 'integer', minimum: 1, maximum: 96 },
  })
})

test('optional fields are not required, nullable fields are', () => {
  const { request } = call('add')
  expect(request.required).toEqual(['cartUpdateType', 'uniqueId', 'productItemId', 'count'])
  expect(request.properties?.uniqueId?.anyOf).toContainEqual({ type: 'null' })
})

test.each(Object.entries({ ...schemaDescriptions, ...fieldDescriptions }))(
  'the description of %s is in the document',
  (_, words) => {
    expect(text).toContain(JSON.stringify({ description: words }).slice(1, -1))
  },
)

test('only a product and the link of a letter may be gone for good', () => {
  const withGone = operations.filter(({ operation }) => '410' in operation.responses)
  expect(withGone.map(({ operation }) => operation.operationId)).toEqual(['confirmNewsletter', 'product'])
})
