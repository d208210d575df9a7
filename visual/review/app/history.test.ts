import { expect, test } from 'vitest'
import { emptyHistory, keysOf, reduce, type Action } from './history.ts'

const after = (...actions: Action[]) => actions.reduce(reduce, emptyHistory)
const approve = (...keys: string[]): Action => ({ type: 'decide', keys, choice: 'approve' })
const reject = (...keys: string[]): Action => ({
  type: 'decide',
  keys,
  choice: 'reject',
  comment: 'too pale',
})

test('a decision is stored for each of its shots', () => {
  expect(after(approve('a', 'b'), reject('b')).marks).toEqual({
    a: { choice: 'approve', comment: '', until: null },
    b: { choice: 'reject', comment: 'too pale', until: null },
  })
})

test('a group decision is undone in one step', () => {
  expect(after(approve('a', 'b', 'c'), { type: 'undo' }).marks).toEqual({})
})

test('undo restores a replaced decision', () => {
  const { marks } = after(reject('a'), approve('a', 'b'), { type: 'undo' })
  expect(marks).toEqual({ a: { choice: 'reject', comment: 'too pale', until: null } })
})

test('every step can be undone and redone', () => {
  const steps = Array.from({ length: 500 }, (_, index) => approve(`shot ${index}`))
  const back = steps.map((): Action => ({ type: 'undo' }))
  const again = steps.map((): Action => ({ type: 'redo' }))
  expect(after(...steps, ...back).marks).toEqual({})
  expect(after(...steps, ...back, ...again).marks).toEqual(after(...steps).marks)
})

test('a decision after undo clears the redo steps', () => {
  const history = after(approve('a'), { type: 'undo' }, approve('b'))
  expect(reduce(history, { type: 'redo' }).marks).toEqual(history.marks)
})

test('undo and redo without steps change nothing', () => {
  expect(after({ type: 'undo' })).toEqual(emptyHistory)
  expect(after({ type: 'redo' })).toEqual(emptyHistory)
})

test('an action without effect is not a step', () => {
  const once = after(approve('a'))
  expect(reduce(once, approve('a'))).toBe(once)
  expect(reduce(once, { type: 'clear', keys: ['b'] })).toBe(once)
})

test('a comment made before a decision is kept', () => {
  const { marks } = after({ type: 'comment', keys: ['a'], comment: 'the shadow?' }, approve('a'))
  expect(marks).toEqual({ a: { choice: 'approve', comment: 'the shadow?', until: null } })
})

test('an emptied comment without a decision leaves no mark', () => {
  const comment = (text: string): Action => ({ type: 'comment', keys: ['a'], comment: text })
  expect(after(comment('hm'), comment('')).marks).toEqual({})
})

test('another decision clears the day of a quarantine', () => {
  const quarantine: Action = { type: 'decide', keys: ['a'], choice: 'quarantine', until: '2026-12-01' }
  expect(after(quarantine).marks.a?.until).toBe('2026-12-01')
  expect(after(quarantine, approve('a')).marks.a?.until).toBeNull()
})

test('keysOf lists the shots of a step', () => {
  expect(keysOf(after(approve('a', 'b')).past.at(-1))).toEqual(['a', 'b'])
  expect(keysOf(undefined)).toEqual([])
})
