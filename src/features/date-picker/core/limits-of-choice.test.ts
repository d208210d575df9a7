import { describe, expect, test } from 'vitest'
import { at, day, mehr, now, submit, time, told } from './checks/told.ts'
import { optionsFor } from './options.ts'
import { handle } from './selection.ts'
import { canPickNow, canSubmit } from './state.ts'
import type { PickerEvent } from './state.ts'

describe('limits', () => {
  const limits = { min: at(10, '09:00'), max: at(20, '17:00') }

  test('hold a value, and refuse a pick', () => {
    expect(told({ limits }, []).state.cursor.slice(0, 10)).toBe(mehr(10))
    expect(told({ limits }, [day(21), day(9)]).state.draft).toEqual([])
    expect(told({ limits }, [submit], at(25)).said).toEqual([at(20)])
  })

  test('of times are read anew on another day', () => {
    const given = { limits, type: 'datetime' } as const
    expect(told(given, [day(11), time(8, 0), day(10)]).state.draft).toEqual([at(10, '09:00')])
    expect(told(given, [day(11), time(18, 0), day(20)]).state.draft).toEqual([at(20, '17:00')])
    expect(told(given, [day(10), time(8, 59)]).state.draft).toEqual([at(10, '12:30')])
  })

  test('of times give a day the nearest that it allows', () => {
    const given = { type: 'datetime', limits: { disabled: { times: /^1[0-2]/ } } } as const
    expect(told(given, [day(11)]).state.draft).toEqual([at(11, '13:00')])
    const nights = { ...given, mode: 'range', limits: { disabled: { times: /^(0|23)/ } } } as const
    expect(told(nights, [day(11), day(12)]).state.draft).toEqual([at(11, '10:00'), at(12, '22:59')])
  })

  test('say nothing of the day of a clock', () => {
    const given = { type: 'time', limits: { min: '2020-01-01T08:00', max: '2020-01-01T17:00' } } as const
    expect(told(given, [{ name: 'clear' }, time(9, 0), submit]).said).toEqual(['2025-09-27T09:00'])
  })

  test('let go of a range that lies on one side of them, and hold one that does not', () => {
    const given = { limits, mode: 'range' } as const
    expect(told(given, [], [at(21), at(25)]).state.draft).toEqual([])
    expect(told(given, [], [at(9), at(25)]).state.draft).toEqual([at(10), at(20, '23:59')])
  })

  test('refuse a year and a month', () => {
    const disabled = { years: ['1403'], months: ['1404-08'] }
    const events: PickerEvent[] = [
      { name: 'year', year: 1403 },
      { name: 'month', month: 8 },
    ]
    for (const event of events)
      expect(told({ limits: { disabled } }, [event]).state).toMatchObject({ step: 'day', cursor: now })
  })

  test('that change apply at once', () => {
    const { state } = told({}, [day(25)])
    const options = optionsFor({ limits })
    expect(handle(state, { name: 'options' }, options).state.draft).toEqual([at(20)])
    const closed = optionsFor({ limits: { disabled: { days: /./ } } })
    const after = handle(state, { name: 'options' }, closed).state
    expect(canSubmit(after, closed)).toBe(false)
    expect(handle(after, submit, closed)).not.toHaveProperty('emitted')
  })

  test('min later than max: nothing can be picked', () => {
    const crossed = { min: at(20), max: at(10) }
    expect(
      told({ limits: crossed, isInline: true }, [day(15), { name: 'now', now }, submit], at(15)).said,
    ).toEqual([])
  })
})

describe('now', () => {
  test('is for one day, and where it is allowed', () => {
    expect(canPickNow(now, optionsFor({}))).toBe(true)
    expect(canPickNow(now, optionsFor({ mode: 'range' }))).toBe(false)
    expect(canPickNow(now, optionsFor({ limits: { min: at(10) } }))).toBe(false)
  })

  test('is chosen, or handed out at once', () => {
    const event: PickerEvent = { name: 'now', now }
    expect(told({}, [event])).toMatchObject({ state: { draft: ['2025-09-27T00:00'] }, said: [] })
    expect(told({ autoSubmit: true, type: 'datetime' }, [event])).toMatchObject({ said: [now], isDone: true })
  })
})

describe('typed', () => {
  const typed = (text: string): PickerEvent => ({ name: 'typed', text })
  const editable = { isEditable: true }

  test('only where it may be', () => expect(told({}, [typed('1404/7/10')]).said).toEqual([]))

  test('once, by Enter and by leaving', () => {
    expect(told(editable, [typed('۱۴۰۴/۷/۱۰'), typed('۱۴۰۴/۷/۱۰')]).said).toEqual([at(10)])
    expect(told(editable, [typed('۱۴۰۴-۰۷-۱۰')], at(10)).said).toEqual([])
  })

  test.each(['1404-12-30', 'x', '0000/01/01', '1404-7-9'])('«%s» is dropped', (text) => {
    const { state, said, isDropped } = told({ ...editable, limits: { min: at(10) } }, [typed(text)], at(12))
    expect([state.value, said, isDropped]).toEqual([[at(12)], [], true])
  })

  test.each(['1404/7/13', '1404-07-12', ''])('«%s» is not dropped', (text) =>
    expect(told(editable, [typed(text)], at(12)).isDropped).toBeUndefined(),
  )

  test.each([' - ', '-', ' – ', '–', ' — ', '—', ' تا ', 'تا', ' ~ ', ' to ', ' TO ', ' по ', ' до '])(
    'a range is read with «%s» between its ends',
    (sign) => {
      const range = { ...editable, mode: 'range' } as const
      const days = [[at(10), at(12, '23:59')]]
      expect(told(range, [typed(`1404-07-10${sign}1404-07-12`)]).said).toEqual(days)
      expect(told(range, [typed(`۱۴۰۴/۷/۱۰${sign}۱۴۰۴/۷/۱۲`)]).said).toEqual(days)
      const clocked = { ...range, type: 'datetime' } as const
      expect(told(clocked, [typed(`1404-07-10T08:00${sign}1404-07-12T09:30`)]).said).toEqual([
        [at(10, '08:00'), at(12, '09:30')],
      ])
      const months = { ...range, type: 'month' } as const
      expect(told(months, [typed(`1404-07${sign}1404-08`)]).said).toEqual([
        ['2025-09-23T00:00', '2025-10-23T00:00'],
      ])
    },
  )

  test.each([
    '1404-07-10 - 1404-07-12 - 1404-07-14',
    '1404-07-10 -',
    '- 1404-07-12',
    '1404-07-10 1404-07-12',
  ])('«%s» is no range', (text) =>
    expect(told({ ...editable, mode: 'range' }, [typed(text)]).said).toEqual([]),
  )

  test('separators alone are dropped too', () =>
    expect(told({ ...editable, mode: 'multiple' }, [typed(' ; ')], [at(12)]).said).toEqual([]))

  test('nothing empties it', () => expect(told(editable, [typed(' ')], at(12)).said).toEqual([null]))

  test('what the field shows within the limits says nothing new', () =>
    expect(told({ ...editable, limits: { max: at(20) } }, [typed('۱۴۰۴-۰۷-۲۰')], at(25)).said).toEqual([]))

  test('two ends and several days', () => {
    expect(told({ ...editable, mode: 'range' }, [typed('1404/7/12 تا 1404/7/10')]).said).toEqual([
      [at(10), at(12, '23:59')],
    ])
    expect(told({ ...editable, mode: 'range' }, [typed('1404/7/12')])).toMatchObject({
      said: [],
      isDropped: true,
    })
    expect(told({ ...editable, mode: 'multiple' }, [typed('۱۴۰۴/۷/۱۲، ۱۴۰۴/۷/۱۰')]).said).toEqual([
      [at(10), at(12)],
    ])
  })
})
