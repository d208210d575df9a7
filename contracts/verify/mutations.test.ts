import { expect, test } from 'vitest'
import { endpointOf } from './calls.ts'
import { mutationsOf } from './mutations.ts'
import { randomFrom } from './random.ts'
import { wireOf } from './wire.ts'

const input = {
  uniqueId: 'basket-123456',
  orderKind: 'cheque',
  cheque: { sayadNumber: '1', dueDate: 'never' },
}

test('every field is spoilt, what is inside it too, and always against the contract', () => {
  const titles = new Set<string>()
  for (let seed = 0; seed < 50; seed++) {
    for (const mutation of mutationsOf('setOrder', input, randomFrom('', seed))) {
      titles.add(mutation.title.split(' ')[0]!)
      expect(endpointOf('setOrder').input.safeParse(mutation.input).success).toBe(false)
    }
  }
  expect([...titles]).toEqual(
    expect.arrayContaining(['uniqueId', 'orderKind', 'cheque', 'cheque.sayadNumber', 'cheque.dueDate']),
  )
})

test('a part of a path is never left out: that would be another call', () => {
  const mutations = mutationsOf('contentEntry', { kind: 'blogs', label: 'a' }, randomFrom('', 1))
  expect(mutations.length).toBeGreaterThan(4)
  for (const mutation of mutations)
    expect(wireOf('contentEntry', mutation.input).path).toMatch(/^\/api\/content\/[^/]+\/[^/]+$/)
})

test('the same seed spoils the same', () => {
  const spoilt = (seed: number) =>
    mutationsOf('setOrder', input, randomFrom('', seed)).map(({ title }) => title)
  expect(spoilt(7)).toEqual(spoilt(7))
  expect(spoilt(7)).not.toEqual(spoilt(8))
})

test('a field with digits is always spoilt by Persian ones, within an object too', () => {
  const inputs = (call: 'checkOtp' | 'setOrder', valid: Record<string, unknown>) =>
    mutationsOf(call, valid, randomFrom('', 1)).map((mutation) => mutation.input)
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
