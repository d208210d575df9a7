import { expect, test } from 'vitest'
import { logLines, matching } from './log-lines.ts'

const call = { method: 'POST', path: '/api/cart/cart', call: 'add', status: 200, fault: null }
const session = {
  log: [
    { ...call, number: 1, at: 1000 },
    { ...call, number: 2, at: 2000, status: 0, fault: 'drop' },
    { ...call, number: 4, at: 4000, call: 'getCart', status: 500 },
  ],
  violations: [
    { number: 4, at: 4000, call: 'getCart', side: 'response' as const, issues: ['data.id: expected number'] },
  ],
  unhandled: [{ number: 3, at: 3000, method: 'GET', path: '/api/nothing' }],
}
const lines = logLines(session)
const found = (text: string, onlyProblems = false) =>
  matching(lines, { text, onlyProblems }).map(({ at, call: name, status }) => [at, name, status])

test('the log is sorted newest first, with problems before calls of the same time', () => {
  expect(found('')).toEqual([
    [4000, 'getCart', null],
    [4000, 'getCart', 500],
    [3000, '', 501],
    [2000, 'add', 0],
    [1000, 'add', 200],
  ])
})

test('the log is in order of arrival after the clock was set back', () => {
  const log = [
    { ...call, number: 1, at: 5000 },
    { ...call, number: 3, at: 1000 },
  ]
  const unhandled = [{ number: 2, at: 6000, method: 'GET', path: '/api/nothing' }]
  expect(logLines({ log, violations: [], unhandled }).map(({ at }) => at)).toEqual([1000, 6000, 5000])
})

test('only violations and unhandled calls are problems, injected faults are not', () => {
  expect(found('', true)).toEqual([
    [4000, 'getCart', null],
    [3000, '', 501],
  ])
  expect(lines[0]).toMatchObject({ issues: ['data.id: expected number'] })
})

test('the log filter matches every word in any order', () => {
  expect(found('CART add')).toHaveLength(2)
  expect(found('drop add')).toEqual([[2000, 'add', 0]])
  expect(found('cut')).toEqual([[2000, 'add', 0]])
  expect(found('expected data.id')).toEqual([[4000, 'getCart', null]])
  expect(found('add 501')).toEqual([])
})
