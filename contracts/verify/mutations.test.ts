import { expect, test } from 'vitest'
import { endpointOf } from './call-properties.ts'
import { mutationsOf } from './mutations.ts'
import { seededRandom } from './random.ts'
import { buildRequest } from './http-request.ts'

const input = {
  uniqueId: 'basket-123456',
  orderKind: 'cheque',
  cheque: { sayadNumber: '1', dueDate: 'never' },
}

test('mutations reach every field, nested ones too, and are always invalid', () => {
  const titles = new Set<string>()
  for (let seed = 0; seed < 50; seed++) {
    for (const mutation of mutationsOf('setOrder', input, seededRandom('', seed))) {
      titles.add(mutation.title.split(' ')[0]!)
      expect(endpointOf('setOrder').input.safeParse(mutation.input).success).toBe(false)
    }
  }
  expect([...titles]).toEqual(
    expect.arrayContaining(['uniqueId', 'orderKind', 'cheque', 'cheque.sayadNumber', 'cheque.dueDate']),
  )
})

test('mutations never leave out a path parameter', () => {
  const mutations = mutationsOf('contentEntry', { kind: 'blogs', label: 'a' }, seededRandom('', 1))
  expect(mutations.length).toBeGreaterThan(4)
  for (const mutation of mutations)
    expect(buildRequest('contentEntry', mutation.input).path).toMatch(/^\/api\/content\/[^/]+\/[^/]+$/)
})

test('the same seed gives the same mutations', () => {
  const titlesOf = (seed: number) =>
    mutationsOf('setOrder', input, seededRandom('', seed)).map(({ title }) => title)
  expect(titlesOf(7)).toEqual(titlesOf(7))
  expect(titlesOf(7)).not.toEqual(titlesOf(8))
})

test('fields with digits always get a mutation in Persian digits, nested ones too', () => {
  const inputs = (call: 'checkOtp' | 'setOrder', valid: Record<string, unknown>) =>
    mutationsOf(call, valid, seededRandom('', 1)).map((mutation) => mutation.input)
  const code = { mobile: '09121234567', code: '12345' }
  expect(inputs('checkOtp', code)).toContainEqual({ ...code, code: '۱۲۳۴۵' })
  const order = {
    uniqueId: null,
    orderKind: 'cheque',
    cheque: { sayadNumber: '1234567890123456', dueDate: '2099-01-01' },
  }
  expect(inputs('setOrder', order)).toContainEqual({
    ...order,
    cheque: { sayadNumber: '۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶', dueDate: '۲۰۹۹-۰۱-۰۱' },
  })
})
