import { describe, expect, test } from 'vitest'
import { at, day, submit, time, told } from './checks/told.ts'
import { optionsFor } from './options.ts'
import { handle } from './selection.ts'
import { canSubmit } from './state.ts'
import type { PickerEvent } from './state.ts'

describe('one', () => {
  test('a day is chosen, and handed out by the button only', () => {
    const { state, said } = told({}, [day(10)])
    expect([state.draft, said]).toEqual([[at(10)], []])
    expect(told({}, [day(10), submit])).toMatchObject({ said: [at(10)], isDone: true })
  })

  test('two presses of the button are one choice', () =>
    expect(told({}, [day(10), submit, submit]).said).toEqual([at(10)]))

  test('nothing is chosen, nothing can be handed out', () => {
    const { state, said, options } = told({}, [submit])
    expect(said).toEqual([])
    expect(canSubmit(state, options)).toBe(false)
  })

  test.each([{ autoSubmit: true }, { isInline: true }])('with %o the pick is enough', (given) =>
    expect(told(given, [day(10)])).toMatchObject({ said: [at(10)], isDone: true }),
  )

  test('a day of the type datetime goes on to the clock, which is the last step', () => {
    const { state, said } = told({ type: 'datetime' }, [day(10)])
    expect([state.step, state.draft, said]).toEqual(['time', [at(10, '12:30')], []])
  })

  test.each([{ autoSubmit: true }, { isInline: true }])(
    'with %o such a day is handed out too, and the dialog waits for the clock',
    (more) => {
      const given = { ...more, type: 'datetime' } as const
      expect(told(given, [day(10)])).toMatchObject({
        state: { step: 'time' },
        said: [at(10, '12:30')],
        isDone: false,
      })
      expect(told(given, [day(10), time(9, 5)])).toMatchObject({
        said: [at(10, '12:30'), at(10, '09:05')],
        isDone: false,
      })
      expect(told(given, [day(10), time(9, 5), submit])).toMatchObject({
        said: [at(10, '12:30'), at(10, '09:05')],
        isDone: true,
      })
    },
  )

  test.each(['day', 'month', 'year'] as const)('the button goes on from the %s to the clock', (step) => {
    const given = { type: 'datetime' } as const
    const opened = told(given, [{ name: 'step', step }, submit], at(10, '09:00'))
    expect(opened).toMatchObject({ said: [], state: { step: 'time', draft: [at(10, '09:00')] } })
    expect(opened.isDone).toBeUndefined()
    expect(told(given, [submit, time(9, 5), submit], at(10, '09:00'))).toMatchObject({
      said: [at(10, '09:05')],
      isDone: true,
    })
  })

  test('year, month, and then the day', () => {
    const { state } = told({}, [
      { name: 'step', step: 'year' },
      { name: 'year', year: 1400 },
    ])
    expect([state.step, state.cursor, state.draft]).toEqual(['month', '2021-09-27T12:30', []])
    const next = told({}, [
      { name: 'year', year: 1400 },
      { name: 'month', month: 1 },
    ]).state
    expect([next.step, next.cursor]).toEqual(['day', '2021-03-25T12:30'])
  })

  test.each([
    ['year', { name: 'year', year: 1400 }, '2021-03-21T00:00'],
    ['month', { name: 'month', month: 7 }, '2025-09-23T00:00'],
    ['time', { name: 'time', hour: 8, minute: 5 }, '2025-09-27T08:05'],
  ] as const)('%s is one step', (type, event, stored) =>
    expect(told({ type, autoSubmit: true }, [event]).said).toEqual([stored]),
  )

  test('a clock that is shown is the choice', () =>
    expect(told({ type: 'time' }, [submit]).said).toEqual(['2025-09-27T12:30']))

  test('year and month are two', () =>
    expect(
      told({ type: 'year-month', isInline: true }, [
        { name: 'year', year: 1400 },
        { name: 'month', month: 1 },
      ]).said,
    ).toEqual(['2021-03-21T00:00']))

  test('what was not handed out is dropped', () => {
    const { state, said, isDone } = told({}, [day(12), { name: 'cancel' }], at(10))
    expect([state.draft, state.step, said, isDone]).toEqual([[at(10)], 'day', [], true])
  })

  test('emptied at once, and once', () =>
    expect(told({}, [{ name: 'clear' }, { name: 'clear' }], at(10)).said).toEqual([null]))
})

describe('a range', () => {
  const range = { mode: 'range' } as const

  test('of two days in any order, to the end of the second', () => {
    for (const days of [
      [10, 12],
      [12, 10],
    ])
      expect(told(range, [...days.map(day), submit]).said).toEqual([[at(10), at(12, '23:59')]])
  })

  test('of one day twice', () =>
    expect(told(range, [day(10), day(10), submit]).said).toEqual([[at(10), at(10, '23:59')]]))

  test('a third pick starts anew, and one end cannot be handed out', () => {
    const { state, said } = told(range, [day(10), day(12), day(20), submit])
    expect([state.draft, said]).toEqual([[at(20)], []])
  })

  test('may span a disabled day, not end on it', () => {
    const given = { ...range, limits: { disabled: { days: ['1404-07-11'] } } }
    expect(told(given, [day(10), day(12), submit]).said).toHaveLength(1)
    expect(told(given, [day(10), day(11), submit])).toMatchObject({ said: [], state: { draft: [at(10)] } })
  })

  test('is drawn to what is pointed at while its end is wanted', () => {
    const hover: PickerEvent = { name: 'hover', day: at(20) }
    expect(told(range, [day(10), hover]).state.hover).toBe(at(20))
    expect(told(range, [hover]).state.hover).toBeNull()
    expect(told(range, [day(10), hover, day(12)]).state.hover).toBeNull()
    expect(told(range, [day(10), { name: 'key', key: 'ArrowDown' }]).state.hover).toBe(at(17, '12:30'))
  })

  test('is drawn no longer where one day is wanted', () => {
    const { state } = told(range, [day(10), { name: 'hover', day: at(20) }])
    expect(handle(state, { name: 'options' }, optionsFor({})).state.hover).toBeNull()
  })

  test('with clocks is handed out at once when it is whole, and not before', () => {
    const given = { ...range, type: 'datetime', isInline: true } as const
    expect(told(given, [day(10)])).toMatchObject({ state: { step: 'day' }, said: [] })
    expect(told(given, [day(10), day(12)])).toMatchObject({
      state: { step: 'time' },
      said: [[at(10), at(12, '23:59')]],
    })
  })

  test('has a clock for each end, and is refused while they are the wrong way round', () => {
    const given = { ...range, type: 'datetime' } as const
    const { state } = told(given, [day(10), day(10)])
    expect([state.step, state.draft]).toEqual(['time', [at(10), at(10, '23:59')]])
    expect(told(given, [day(10), day(10), time(15, 0, 0), time(10, 0, 1), submit]).said).toEqual([])
    expect(told(given, [day(10), day(10), time(8, 0, 0), time(10, 0), submit]).said).toEqual([
      [at(10, '08:00'), at(10, '10:00')],
    ])
  })
})

describe('several', () => {
  const multiple = { mode: 'multiple' } as const

  test('in order, whatever the order of the picks; a repeated one goes', () => {
    expect(told(multiple, [day(20), day(10), submit]).said).toEqual([[at(10), at(20)]])
    expect(told(multiple, [day(20), day(10), day(20), submit]).said).toEqual([[at(10)]])
  })

  test('by day, not by instant', () => {
    const given = { ...multiple, type: 'datetime' } as const
    expect(told(given, [day(10)], [at(10, '08:00'), at(12, '09:00')]).state.draft).toEqual([at(12, '09:00')])
  })

  test('one that has been disabled since can be taken away', () => {
    const given = { ...multiple, limits: { disabled: { days: ['1404-07-10'] } } }
    expect(told(given, [submit], [at(10), at(12)]).said).toEqual([])
    expect(told(given, [day(10), submit], [at(10), at(12)]).said).toEqual([[at(12)]])
  })

  test('inline each pick is handed out, and the picker stays', () =>
    expect(told({ ...multiple, isInline: true }, [day(10), day(12), day(10), day(12)])).toMatchObject({
      said: [[at(10)], [at(10), at(12)], [at(12)], []],
      isDone: false,
    }))

  test('with clocks too', () =>
    expect(told({ ...multiple, type: 'datetime', autoSubmit: true }, [day(10), day(12)])).toMatchObject({
      state: { step: 'day' },
      said: [[at(10, '12:30')], [at(10, '12:30'), at(12, '12:30')]],
      isDone: false,
    }))
})
