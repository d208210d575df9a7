import { describe, expect, test } from 'vitest'
import { at, day, mehr, now, submit, time, runEvents } from './checks/run-events.ts'
import { optionsFor } from './options.ts'
import { pickerReducer } from './reducer.ts'
import { canPickNow, canSubmit } from './state.ts'
import type { PickerEvent } from './state.ts'

describe('limits of a choice', () => {
  const limits = { min: at(10, '09:00'), max: at(20, '17:00') }

  test('a value is clamped to min and max, and a pick outside is ignored', () => {
    expect(runEvents({ limits }, []).state.cursor.slice(0, 10)).toBe(mehr(10))
    expect(runEvents({ limits }, [day(21), day(9)]).state.draft).toEqual([])
    expect(runEvents({ limits }, [submit], at(25)).emitted).toEqual([at(20)])
  })

  test('time limits apply per day of a datetime', () => {
    const given = { limits, type: 'datetime' } as const
    expect(runEvents(given, [day(11), time(8, 0), day(10)]).state.draft).toEqual([at(10, '09:00')])
    expect(runEvents(given, [day(11), time(18, 0), day(20)]).state.draft).toEqual([at(20, '17:00')])
    expect(runEvents(given, [day(10), time(8, 59)]).state.draft).toEqual([at(10, '12:30')])
  })

  test('a picked day gets the nearest allowed time', () => {
    const given = { type: 'datetime', limits: { disabled: { times: /^1[0-2]/ } } } as const
    expect(runEvents(given, [day(11)]).state.draft).toEqual([at(11, '13:00')])
    const nights = { ...given, mode: 'range', limits: { disabled: { times: /^(0|23)/ } } } as const
    expect(runEvents(nights, [day(11), day(12)]).state.draft).toEqual([at(11, '10:00'), at(12, '22:59')])
  })

  test('the clock of several days turns past the times that one of them does not allow', () => {
    const given = { limits, type: 'datetime', mode: 'multiple' } as const
    const events: PickerEvent[] = [
      { name: 'focus', day: at(12) },
      { name: 'turn', hand: 'hour', by: -1 },
    ]
    expect(runEvents(given, events, [at(10, '09:00'), at(12, '09:00')]).state.draft).toEqual([
      at(10, '23:00'),
      at(12, '23:00'),
    ])
  })

  test('min and max of type time do not limit the date', () => {
    const given = { type: 'time', limits: { min: '2020-01-01T08:00', max: '2020-01-01T17:00' } } as const
    expect(runEvents(given, [{ name: 'clear' }, time(9, 0), submit]).emitted).toEqual(['2025-09-27T09:00'])
  })

  test('a range wholly outside min and max is dropped, one that overlaps them is clamped', () => {
    const given = { limits, mode: 'range' } as const
    expect(runEvents(given, [], [at(21), at(25)]).state.draft).toEqual([])
    expect(runEvents(given, [], [at(9), at(25)]).state.draft).toEqual([at(10), at(20, '23:59')])
  })

  test('disabled years and months cannot be picked', () => {
    const disabled = { years: ['1403'], months: ['1404-08'] }
    const events: PickerEvent[] = [
      { name: 'year', year: 1403 },
      { name: 'month', month: 8 },
    ]
    for (const event of events)
      expect(runEvents({ limits: { disabled } }, [event]).state).toMatchObject({ step: 'day', cursor: now })
  })

  test('changed limits apply to the draft at once', () => {
    const { state } = runEvents({}, [day(25)])
    const options = optionsFor({ limits })
    expect(pickerReducer(state, { name: 'options' }, options).state.draft).toEqual([at(20)])
    const closed = optionsFor({ limits: { disabled: { days: /./ } } })
    const after = pickerReducer(state, { name: 'options' }, closed).state
    expect(canSubmit(after, closed)).toBe(false)
    expect(pickerReducer(after, submit, closed)).not.toHaveProperty('emitted')
  })

  test('nothing can be picked when min is later than max', () => {
    const crossed = { min: at(20), max: at(10) }
    expect(
      runEvents({ limits: crossed, isInline: true }, [day(15), { name: 'now', now }, submit], at(15)).emitted,
    ).toEqual([])
  })
})

describe('the now event', () => {
  test('now is available in single mode and within the limits', () => {
    expect(canPickNow(now, optionsFor({}))).toBe(true)
    expect(canPickNow(now, optionsFor({ mode: 'range' }))).toBe(false)
    expect(canPickNow(now, optionsFor({ limits: { min: at(10) } }))).toBe(false)
  })

  test('now sets the draft, or is emitted with autoSubmit', () => {
    const event: PickerEvent = { name: 'now', now }
    expect(runEvents({}, [event])).toMatchObject({ state: { draft: ['2025-09-27T00:00'] }, emitted: [] })
    expect(runEvents({ autoSubmit: true, type: 'datetime' }, [event])).toMatchObject({
      emitted: [now],
      isDone: true,
    })
  })
})

describe('typed text', () => {
  const typed = (text: string): PickerEvent => ({ name: 'typed', text })
  const editable = { isEditable: true }

  test('typed text is ignored unless isEditable', () =>
    expect(runEvents({}, [typed('1404/7/10')]).emitted).toEqual([]))

  test('typed text is emitted once, even if it is committed twice or equals the value', () => {
    expect(runEvents(editable, [typed('۱۴۰۴/۷/۱۰'), typed('۱۴۰۴/۷/۱۰')]).emitted).toEqual([at(10)])
    expect(runEvents(editable, [typed('۱۴۰۴-۰۷-۱۰')], at(10)).emitted).toEqual([])
  })

  test.each(['1404-12-30', 'x', '0000/01/01', '1404-7-9'])(
    'invalid or disabled text «%s» is rejected',
    (text) => {
      const { state, emitted, isDropped } = runEvents(
        { ...editable, limits: { min: at(10) } },
        [typed(text)],
        at(12),
      )
      expect([state.value, emitted, isDropped]).toEqual([[at(12)], [], true])
    },
  )

  test.each(['1404/7/13', '1404-07-12', ''])('valid, unchanged or empty text «%s» is not rejected', (text) =>
    expect(runEvents(editable, [typed(text)], at(12)).isDropped).toBeUndefined(),
  )

  test.each([' - ', '-', ' – ', '–', ' — ', '—', ' تا ', 'تا', ' ~ ', ' to ', ' TO ', ' по ', ' до '])(
    'a range is parsed with «%s» between its ends',
    (sign) => {
      const range = { ...editable, mode: 'range' } as const
      const days = [[at(10), at(12, '23:59')]]
      expect(runEvents(range, [typed(`1404-07-10${sign}1404-07-12`)]).emitted).toEqual(days)
      expect(runEvents(range, [typed(`۱۴۰۴/۷/۱۰${sign}۱۴۰۴/۷/۱۲`)]).emitted).toEqual(days)
      const clocked = { ...range, type: 'datetime' } as const
      expect(runEvents(clocked, [typed(`1404-07-10T08:00${sign}1404-07-12T09:30`)]).emitted).toEqual([
        [at(10, '08:00'), at(12, '09:30')],
      ])
      const months = { ...range, type: 'month' } as const
      expect(runEvents(months, [typed(`1404-07${sign}1404-08`)]).emitted).toEqual([
        ['2025-09-23T00:00', '2025-10-23T00:00'],
      ])
    },
  )

  test.each([
    '1404-07-10 - 1404-07-12 - 1404-07-14',
    '1404-07-10 -',
    '- 1404-07-12',
    '1404-07-10 1404-07-12',
  ])('«%s» is not parsed as a range', (text) =>
    expect(runEvents({ ...editable, mode: 'range' }, [typed(text)]).emitted).toEqual([]),
  )

  test('text of separators only is not emitted', () =>
    expect(runEvents({ ...editable, mode: 'multiple' }, [typed(' ; ')], [at(12)]).emitted).toEqual([]))

  test('blank text clears the value', () =>
    expect(runEvents(editable, [typed(' ')], at(12)).emitted).toEqual([null]))

  test('typing the displayed, clamped value emits nothing', () =>
    expect(
      runEvents({ ...editable, limits: { max: at(20) } }, [typed('۱۴۰۴-۰۷-۲۰')], at(25)).emitted,
    ).toEqual([]))

  test('typed ranges and lists are sorted, and a single day is rejected as a range', () => {
    expect(runEvents({ ...editable, mode: 'range' }, [typed('1404/7/12 تا 1404/7/10')]).emitted).toEqual([
      [at(10), at(12, '23:59')],
    ])
    expect(runEvents({ ...editable, mode: 'range' }, [typed('1404/7/12')])).toMatchObject({
      emitted: [],
      isDropped: true,
    })
    expect(runEvents({ ...editable, mode: 'multiple' }, [typed('۱۴۰۴/۷/۱۲، ۱۴۰۴/۷/۱۰')]).emitted).toEqual([
      [at(10), at(12)],
    ])
  })
})
