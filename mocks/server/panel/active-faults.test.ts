import { expect, test } from 'vitest'
import { Fault } from '../faults.ts'
import { faultText, howOften } from './fault-text.ts'
import { isFaultActive, latencyOf, withLatency, removeFault, addFault } from './active-faults.ts'
import { presets } from './presets.ts'

const drop: Fault = { on: '*', fault: 'drop', times: 1 }
const slowAdd: Fault = { on: 'add', fault: { latency: 3000 } }

test.each(presets)('the preset “$title” is recognized in the server’s response', ({ fault }) => {
  expect(isFaultActive([drop, Fault.parse({ ...fault })], fault)).toBe(true)
})

test('a new fault is put first, and removing one leaves its duplicates', () => {
  expect(addFault([slowAdd], drop)).toEqual([drop, slowAdd])
  expect(removeFault([drop, slowAdd, drop], drop)).toEqual([slowAdd, drop])
  expect(removeFault([slowAdd], drop)).toEqual([slowAdd])
})

test('the latency of all calls replaces only the previous one', () => {
  const slow = withLatency([drop, slowAdd], 300)
  expect(latencyOf(slow)).toBe(300)
  const slower = withLatency(slow, { median: 1000, p95: 4000 })
  expect(slower).toEqual([drop, slowAdd, { on: '*', fault: { latency: { median: 1000, p95: 4000 } } }])
  expect(withLatency(slower, 0)).toEqual([drop, slowAdd])
  expect(latencyOf([slowAdd])).toBe(0)
})

test('a fault is described in a few words', () => {
  const faults: Fault[] = [
    drop,
    slowAdd,
    { on: 'add', fault: { latency: { median: 10, p95: 90 } }, chance: 0.2, times: 3 },
  ]
  expect(faults.map((fault) => `${faultText(fault)}: ${howOften(fault)}`)).toEqual([
    'drop: once',
    'latency 3000 ms: always',
    'latency 10 ms, p95 90 ms: 20 % of calls, 3 times',
  ])
})
