import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromStored, toStored } from '../calendar.ts'
import type { PickerOptions } from '../options.ts'
import { pickerReducer } from '../reducer.ts'
import { initialState } from '../state.ts'
import type { PickerState } from '../state.ts'
import { stepsOf } from '../steps.ts'
import { options, eventSequences, value } from './arbitraries.ts'
import { isStored, limitViolations } from './oracle.ts'

const runs = Number(process.env.PICKER_RUNS || 500)
const seed = Number(process.env.PICKER_SEED || 1)
const timeout = 60_000 + runs * 20
const now = '2025-09-27T12:30'

function checkEmitted(emitted: string | null | string[], current: PickerOptions) {
  const list = [emitted ?? []].flat()
  expect(Array.isArray(emitted)).toBe(current.mode !== 'single')
  expect(list.flatMap((text) => limitViolations(text, current))).toEqual([])
  expect([...list].sort()).toEqual(list)
  const lengths = {
    single: [0, 1],
    range: [0, 2],
    multiple: [new Set(list.map((one) => one.slice(0, 10))).size],
  }
  expect(lengths[current.mode]).toContain(list.length)
}

function checkState(state: PickerState, { type, calendar, limits: { min, max } }: PickerOptions) {
  expect(stepsOf[type]).toContain(state.step)
  expect(toStored(fromStored(state.cursor, calendar)!)).toBe(state.cursor)
  const isFree = type === 'time' || (isStored(min) && isStored(max) && min > max)
  const least = isStored(min) && !isFree ? min : ''
  const most = isStored(max) && !isFree ? max : '9'
  expect(state.cursor.slice(0, 10) >= least.slice(0, 10)).toBe(true)
  expect(state.cursor.slice(0, 10) <= most.slice(0, 10)).toBe(true)
}

test(
  'random event sequences never throw, emit a disabled value or emit a value twice',
  () => {
    let emissions = 0
    const property = fc.property(options, value, eventSequences, (first, given, steps) => {
      let current = first
      let state = initialState(given, current, now)
      for (const [event, changed] of steps) {
        current = changed ?? current
        const before = state.value.join()
        const outcome = pickerReducer(state, event, current)
        state = outcome.state
        checkState(state, current)
        if (outcome.emitted === undefined) continue
        emissions += 1
        checkEmitted(outcome.emitted, current)
        expect(state.value.join()).not.toBe(before)
        expect([outcome.emitted ?? []].flat()).toEqual(state.value)
      }
    })
    fc.assert(property, { numRuns: runs, seed })
    expect(emissions).toBeGreaterThan(runs / 2)
  },
  timeout,
)
