import { expect, test } from 'vitest'
import { Fault } from '../faults.ts'
import { faultText, howOften } from './fault-text.ts'
import { isPlanted, latencyOf, withLatency, withoutPlanted, withPlanted } from './planted.ts'
import { presets } from './presets.ts'

const drop: Fault = { on: '*', fault: 'drop', times: 1 }
const slowAdd: Fault = { on: 'add', fault: { latency: 3000 } }

test.each(presets)('“$title” is known again in the server’s answer', ({ fault }) => {
  expect(isPlanted([drop, Fault.parse({ ...fault })], fault)).toBe(true)
})

test('a new fault strikes before the others, and one is taken away alone', () => {
  expect(withPlanted([slowAdd], drop)).toEqual([drop, slowAdd])
  expect(withoutPlanted([drop, slowAdd, drop], drop)).toEqual([slowAdd, drop])
  expect(withoutPlanted([slowAdd], drop)).toEqual([slowAdd])
})

test('the latency of every call replaces the one before, and no other fault', () => {
  const slow = withLatency([drop, slowAdd], 300)
  expect(latencyOf(slow)).toBe(300)
  const slower = withLatency(slow, { median: 1000, p95: 4000 })
  expect(slower).toEqual([drop, slowAdd, { on: '*', fault: { latency: { median: 1000, p95: 4000 } } }])
  expect(withLatency(slower, 0)).toEqual([drop, slowAdd])
  expect(latencyOf([slowAdd])).toBe(0)
})

test('a fault is told in a few words', () => {
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
