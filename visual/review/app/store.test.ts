import { expect, test, vi } from 'vitest'
import type { Finding } from '../../report.ts'
import { finding, report } from './fixtures.ts'
import { createStore } from './store.ts'

const shots = report([finding('a'), finding('b')])
const approve = (key: string) => ({ type: 'decide', keys: [key], choice: 'approve' }) as const

/** One storage, and windows that hear of what the others write. */
function browser() {
  const items = new Map<string, string>()
  const windows: EventTarget[] = []
  function open(of = shots) {
    const own = new EventTarget()
    windows.push(own)
    const storage = {
      get length() {
        return items.size
      },
      key: (index: number) => [...items.keys()][index] ?? null,
      getItem: (key: string) => items.get(key) ?? null,
      setItem(key: string, newValue: string) {
        items.set(key, newValue)
        for (const other of windows.filter((one) => one !== own))
          other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
      },
    } as Storage
    return { store: createStore(of, storage, own), close: () => own.dispatchEvent(new Event('pagehide')) }
  }
  return { open }
}

test('a window that decided nothing leaves the decisions of another one as they are', async () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  one.store.dispatch(approve('a'))
  one.close()
  other.close()
  expect(Object.keys(open().store.state.history.marks)).toEqual(['a'])
})

test('decisions of two windows of one review are all kept, and both show them', async () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  const shown = vi.fn<() => void>()
  other.store.subscribe(shown, new AbortController().signal)
  one.store.dispatch(approve('a'))
  one.store.markSeen('a')
  one.close()
  await Promise.resolve()
  expect(shown).toHaveBeenCalledTimes(2)
  other.store.dispatch(approve('b'))
  other.close()
  for (const { store } of [one, other, open()]) {
    expect(Object.keys(store.state.history.marks)).toEqual(['a', 'b'])
    expect([...store.state.seen]).toEqual(['a'])
  }
})

test('a window that has only seen shots since its last save keeps the decisions of another one', () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  other.store.markSeen('b')
  one.store.dispatch(approve('a'))
  one.close()
  other.close()
  for (const { store } of [one, other, open()]) {
    expect(Object.keys(store.state.history.marks)).toEqual(['a'])
    expect([...store.state.seen]).toEqual(['b'])
  }
})

test('decisions that two windows have not saved yet are all kept, and the later one is undone first', () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  other.store.dispatch(approve('b'))
  one.store.dispatch(approve('a'))
  one.close()
  other.close()
  for (const { store } of [one, other, open()]) {
    expect(Object.keys(store.state.history.marks)).toEqual(['a', 'b'])
    store.dispatch({ type: 'undo' })
    expect(Object.keys(store.state.history.marks)).toEqual(['a'])
  }
})

test('uncommitted decisions about equal findings are carried over to the report of the next run', () => {
  const { open } = browser()
  const findings = ['same', 'repainted', 'logged', 'committed'].map((key) => finding(key))
  const one = open(report(findings))
  one.store.dispatch({ ...approve('same'), keys: findings.map(({ key }) => key) })
  const decision = { key: 'committed', hash: '', choice: 'approve', comment: '', until: null } as const
  one.store.setCommitted({ report: '', by: 'Sara', decisions: [decision] })
  one.close()
  const [same, repainted, logged, committed] = findings as [Finding, Finding, Finding, Finding]
  const after = { ...repainted.after!, hash: 'another' }
  const next = [same, { ...repainted, after }, { ...logged, problems: ['No currency'] }, committed]
  const { store } = open({ ...report(next), at: '2026-11-22T10:00:00Z' })
  expect(store.state.history.marks).toEqual({ same: { choice: 'approve', comment: '', until: null } })
  expect(store.state.carriedOver).toBe(1)
})

test('decisions that the browser does not keep are said to be unsaved', () => {
  const own = new EventTarget()
  const full = {
    length: 0,
    getItem: () => null,
    setItem() {
      throw new Error('QuotaExceededError')
    },
  } as unknown as Storage
  const store = createStore(shots, full, own)
  expect(store.state.isSaved).toBe(true)
  store.dispatch(approve('a'))
  own.dispatchEvent(new Event('pagehide'))
  expect(store.state.isSaved).toBe(false)
})

const rejected = { by: 'Mina', reason: 'Too pale', at: '2026-11-21T11:00:00Z' }
const decided = { choice: 'reject', comment: 'Too pale', until: null, by: 'Mina' } as const

test('a reload shows the rejection that another reviewer committed since, over an own approval', () => {
  const { open } = browser()
  const one = open()
  one.store.dispatch(approve('a'))
  one.close()
  const { store } = open(report([finding('a', { rejected, decided }), finding('b')]))
  expect(store.state.history.marks).toEqual({ a: decided })
  store.dispatch(approve('a'))
  expect(store.state.history.marks.a).toMatchObject({ choice: 'approve' })
})

test('a committed decision that was cleared stays cleared after a reload', () => {
  const { open } = browser()
  const one = open()
  one.store.dispatch(approve('a'))
  const decision = { key: 'a', hash: '', choice: 'approve', comment: '', until: null } as const
  one.store.setCommitted({ report: '', by: 'Sara', decisions: [decision] })
  one.store.dispatch({ type: 'clear', keys: ['a'] })
  one.close()
  const own = { choice: 'approve', comment: '', until: null, by: 'Sara' } as const
  expect(open(report([finding('a', { decided: own })])).store.state.history.marks).toEqual({})
})

test('decisions are carried over to shots that a finished run adds to its sample', () => {
  const { open } = browser()
  const before = open()
  before.store.dispatch({ ...approve('a'), keys: ['a', 'b'] })
  before.close()
  const at = '2026-11-22T10:00:00Z'
  open({ ...report([finding('a')]), at, left: 1 }).close()
  const { store } = open({ ...report([finding('a'), finding('b')]), at })
  expect(Object.keys(store.state.history.marks).toSorted()).toEqual(['a', 'b'])
})

const decisions = (key: string, choice: 'approve' | 'reject', comment = '') => ({
  report: '',
  by: 'Sara',
  decisions: [{ key, hash: '', choice, comment, until: null }],
})

test('windows on the sample of a run and on its finished report keep the decisions of each other', () => {
  const { open } = browser()
  const sample = open({ ...report([finding('a')]), left: 1 })
  sample.store.dispatch(approve('a'))
  sample.close()
  const finished = open()
  finished.store.dispatch(approve('b'))
  finished.store.markSeen('b')
  finished.store.setCommitted(decisions('b', 'approve'))
  finished.close()
  sample.store.markSeen('a')
  sample.close()
  for (const { store } of [finished, open()]) {
    expect(Object.keys(store.state.history.marks)).toEqual(['a', 'b'])
    expect(Object.keys(store.state.committed)).toEqual(['b'])
    expect([...store.state.seen].toSorted()).toEqual(['a', 'b'])
  }
})

test('a window on the sample keeps what the finished report knew of a rejection', () => {
  const { open } = browser()
  const isRejected = finding('b', { rejected, decided })
  const finished = open(report([finding('a'), isRejected]))
  const sample = open({ ...report([finding('a')]), left: 1 })
  finished.store.dispatch(approve('b'))
  finished.close()
  sample.store.markSeen('a')
  sample.close()
  const { store } = open(report([finding('a'), isRejected]))
  expect(store.state.history.marks.b).toMatchObject({ choice: 'approve' })
})

test('an approval over an own committed rejection stays after a reload', () => {
  const { open } = browser()
  const one = open()
  one.store.dispatch({ type: 'decide', keys: ['a'], choice: 'reject' })
  one.store.setCommitted(decisions('a', 'reject', rejected.reason))
  one.store.dispatch(approve('a'))
  one.close()
  const { store } = open(report([finding('a', { rejected, decided }), finding('b')]))
  expect(store.state.history.marks.a).toMatchObject({ choice: 'approve' })
})
