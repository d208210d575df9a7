import { describe, expect, test } from 'vitest'
import { at, day, submit, time, runEvents } from './checks/run-events.ts'
import { optionsFor } from './options.ts'
import { pickerReducer } from './reducer.ts'
import { canSubmit } from './state.ts'
import type { PickerEvent } from './state.ts'

describe('single mode', () => {
  test('a picked day is emitted only on submit', () => {
    const { state, emitted } = runEvents({}, [day(10)])
    expect([state.draft, emitted]).toEqual([[at(10)], []])
    expect(runEvents({}, [day(10), submit])).toMatchObject({ emitted: [at(10)], isDone: true })
  })

  test('submitting twice emits once', () =>
    expect(runEvents({}, [day(10), submit, submit]).emitted).toEqual([at(10)]))

  test('an empty draft cannot be submitted', () => {
    const { state, emitted, options } = runEvents({}, [submit])
    expect(emitted).toEqual([])
    expect(canSubmit(state, options)).toBe(false)
  })

  test.each([{ autoSubmit: true }, { isInline: true }])('with %o a pick is emitted at once', (given) =>
    expect(runEvents(given, [day(10)])).toMatchObject({ emitted: [at(10)], isDone: true }),
  )

  test('picking the day of a datetime leads to the time step without emitting', () => {
    const { state, emitted } = runEvents({ type: 'datetime' }, [day(10)])
    expect([state.step, state.draft, emitted]).toEqual(['time', [at(10, '12:30')], []])
  })

  test.each([{ autoSubmit: true }, { isInline: true }])(
    'with %o the day of a datetime is emitted, and the dialog stays open for the time',
    (more) => {
      const given = { ...more, type: 'datetime' } as const
      expect(runEvents(given, [day(10)])).toMatchObject({
        state: { step: 'time' },
        emitted: [at(10, '12:30')],
        isDone: false,
      })
      expect(runEvents(given, [day(10), time(9, 5)])).toMatchObject({
        emitted: [at(10, '12:30'), at(10, '09:05')],
        isDone: false,
      })
      expect(runEvents(given, [day(10), time(9, 5), submit])).toMatchObject({
        emitted: [at(10, '12:30'), at(10, '09:05')],
        isDone: true,
      })
    },
  )

  test.each(['day', 'month', 'year'] as const)('submit in the %s step leads to the time step', (step) => {
    const given = { type: 'datetime' } as const
    const opened = runEvents(given, [{ name: 'step', step }, submit], at(10, '09:00'))
    expect(opened).toMatchObject({ emitted: [], state: { step: 'time', draft: [at(10, '09:00')] } })
    expect(opened.isDone).toBeUndefined()
    expect(runEvents(given, [submit, time(9, 5), submit], at(10, '09:00'))).toMatchObject({
      emitted: [at(10, '09:05')],
      isDone: true,
    })
  })

  test.each([{ name: 'step', step: 'time' }, submit] as const)(
    'the time step shows the chosen day, not the one that the focus has moved to: %o',
    (event) => {
      const { state } = runEvents(
        { type: 'datetime' },
        [{ name: 'key', key: 'ArrowDown' }, event],
        at(10, '09:00'),
      )
      expect([state.step, state.cursor]).toEqual(['time', at(10, '09:00')])
    },
  )

  test('picking a year leads to the month step, a month to the day step', () => {
    const { state } = runEvents({}, [
      { name: 'step', step: 'year' },
      { name: 'year', year: 1400 },
    ])
    expect([state.step, state.cursor, state.draft]).toEqual(['month', '2021-09-27T12:30', []])
    const next = runEvents({}, [
      { name: 'year', year: 1400 },
      { name: 'month', month: 1 },
    ]).state
    expect([next.step, next.cursor]).toEqual(['day', '2021-03-25T12:30'])
  })

  test.each([
    ['year', { name: 'year', year: 1400 }, '2021-03-21T00:00'],
    ['month', { name: 'month', month: 7 }, '2025-09-23T00:00'],
    ['time', { name: 'time', hour: 8, minute: 5 }, '2025-09-27T08:05'],
  ] as const)('type %s emits its only step', (type, event, stored) =>
    expect(runEvents({ type, autoSubmit: true }, [event]).emitted).toEqual([stored]),
  )

  test('submitting type time emits the displayed time', () =>
    expect(runEvents({ type: 'time' }, [submit]).emitted).toEqual(['2025-09-27T12:30']))

  test('type year-month emits after its second step', () =>
    expect(
      runEvents({ type: 'year-month', isInline: true }, [
        { name: 'year', year: 1400 },
        { name: 'month', month: 1 },
      ]).emitted,
    ).toEqual(['2021-03-21T00:00']))

  test('cancel resets the draft to the value', () => {
    const { state, emitted, isDone } = runEvents({}, [day(12), { name: 'cancel' }], at(10))
    expect([state.draft, state.step, emitted, isDone]).toEqual([[at(10)], 'day', [], true])
  })

  test('clear emits null, once', () =>
    expect(runEvents({}, [{ name: 'clear' }, { name: 'clear' }], at(10)).emitted).toEqual([null]))
})

describe('range mode', () => {
  const range = { mode: 'range' } as const

  test('two picks in any order emit a sorted range up to the end of the last day', () => {
    for (const days of [
      [10, 12],
      [12, 10],
    ])
      expect(runEvents(range, [...days.map(day), submit]).emitted).toEqual([[at(10), at(12, '23:59')]])
  })

  test('picking one day twice emits a range of one day', () =>
    expect(runEvents(range, [day(10), day(10), submit]).emitted).toEqual([[at(10), at(10, '23:59')]]))

  test('a third pick starts a new range, which cannot be submitted', () => {
    const { state, emitted } = runEvents(range, [day(10), day(12), day(20), submit])
    expect([state.draft, emitted]).toEqual([[at(20)], []])
  })

  test('a range may span a disabled day but not end on it', () => {
    const given = { ...range, limits: { disabled: { days: ['2025-10-03'] } } }
    expect(runEvents(given, [day(10), day(12), submit]).emitted).toHaveLength(1)
    expect(runEvents(given, [day(10), day(11), submit])).toMatchObject({
      emitted: [],
      state: { draft: [at(10)] },
    })
  })

  test('hover and focus preview a range only while its end is missing', () => {
    const hover: PickerEvent = { name: 'hover', day: at(20) }
    expect(runEvents(range, [day(10), hover]).state.hover).toBe(at(20))
    expect(runEvents(range, [hover]).state.hover).toBeNull()
    expect(runEvents(range, [day(10), hover, day(12)]).state.hover).toBeNull()
    expect(runEvents(range, [day(10), { name: 'key', key: 'ArrowDown' }]).state.hover).toBe(at(17, '12:30'))
  })

  test('a change to single mode clears the range preview', () => {
    const { state } = runEvents(range, [day(10), { name: 'hover', day: at(20) }])
    expect(pickerReducer(state, { name: 'options' }, optionsFor({})).state.hover).toBeNull()
  })

  test('an inline datetime range is emitted once both days are picked', () => {
    const given = { ...range, type: 'datetime', isInline: true } as const
    expect(runEvents(given, [day(10)])).toMatchObject({ state: { step: 'day' }, emitted: [] })
    expect(runEvents(given, [day(10), day(12)])).toMatchObject({
      state: { step: 'time' },
      emitted: [[at(10), at(12, '23:59')]],
    })
  })

  test('a datetime range has no time step before both days are picked', () => {
    const given = { ...range, type: 'datetime' } as const
    const toTime: PickerEvent = { name: 'step', step: 'time' }
    expect(runEvents(given, [day(10), toTime]).state.step).toBe('day')
    expect(runEvents(given, [toTime], [at(10), at(12, '23:59')]).state.step).toBe('time')
  })

  test('a datetime range has a time for each end and is not submitted while they are reversed', () => {
    const given = { ...range, type: 'datetime' } as const
    const { state } = runEvents(given, [day(10), day(10)])
    expect([state.step, state.draft]).toEqual(['time', [at(10), at(10, '23:59')]])
    expect(runEvents(given, [day(10), day(10), time(15, 0, 0), time(10, 0, 1), submit]).emitted).toEqual([])
    expect(runEvents(given, [day(10), day(10), time(8, 0, 0), time(10, 0), submit]).emitted).toEqual([
      [at(10, '08:00'), at(10, '10:00')],
    ])
  })
})

describe('multiple mode', () => {
  const multiple = { mode: 'multiple' } as const

  test('picks are emitted sorted, and a repeated pick removes the day', () => {
    expect(runEvents(multiple, [day(20), day(10), submit]).emitted).toEqual([[at(10), at(20)]])
    expect(runEvents(multiple, [day(20), day(10), day(20), submit]).emitted).toEqual([[at(10)]])
  })

  test.each([
    ['month', { name: 'month', month: 7 }],
    ['year-month', { name: 'month', month: 7 }],
    ['year', { name: 'year', year: 1404 }],
  ] as const)('a repeated pick removes the unit of type %s', (type, event) => {
    const given = { ...multiple, type, isInline: true }
    expect(runEvents(given, [event, event], []).emitted.at(-1)).toEqual([])
  })

  test('a datetime without days is submitted without a time', () =>
    expect(runEvents({ ...multiple, type: 'datetime' }, [day(10), submit], [at(10)])).toMatchObject({
      emitted: [[]],
      isDone: true,
    }))

  test('a pick removes a chosen day whatever its time', () => {
    const given = { ...multiple, type: 'datetime' } as const
    expect(runEvents(given, [day(10)], [at(10, '08:00'), at(12, '09:00')]).state.draft).toEqual([
      at(12, '09:00'),
    ])
  })

  test('a chosen day that is now disabled blocks submit and can be removed', () => {
    const given = { ...multiple, limits: { disabled: { days: ['2025-10-02'] } } }
    expect(runEvents(given, [submit], [at(10), at(12)]).emitted).toEqual([])
    expect(runEvents(given, [day(10), submit], [at(10), at(12)]).emitted).toEqual([[at(12)]])
  })

  test('an inline picker emits every pick and is never done', () =>
    expect(runEvents({ ...multiple, isInline: true }, [day(10), day(12), day(10), day(12)])).toMatchObject({
      emitted: [[at(10)], [at(10), at(12)], [at(12)], []],
      isDone: false,
    }))

  test('type datetime with autoSubmit emits every picked day and stays in the day step', () =>
    expect(runEvents({ ...multiple, type: 'datetime', autoSubmit: true }, [day(10), day(12)])).toMatchObject({
      state: { step: 'day' },
      emitted: [[at(10, '12:30')], [at(10, '12:30'), at(12, '12:30')]],
      isDone: false,
    }))
})

test('a page that has no allowed day leaves the cursor', () => {
  const { state } = runEvents({ limits: { min: at(10) } }, [
    { name: 'focus', day: at(27) },
    { name: 'page', months: -1 },
  ])
  expect(state.cursor).toBe(at(27, '12:30'))
})
