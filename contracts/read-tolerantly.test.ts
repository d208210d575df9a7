import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fakeOf } from './arbitrary.ts'
import { calls } from './registry.ts'
import { get } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { parsePayload } from './envelope.ts'
import { readTolerantly } from './read-tolerantly.ts'
import { openEnum, tolerant } from './tolerance.ts'

const Row = z.object({
  id: z.int(),
  status: openEnum(['paid', 'sent']),
  tags: tolerant(z.array(z.string())),
  options: tolerant(z.partialRecord(z.enum(['color', 'size']), z.string())),
})

const call = get('/api/rows', {
  input: z.object({}),
  output: z.object({
    total: z.int(),
    rows: tolerant(z.array(Row), 1),
    note: z.nullable(z.object({ texts: tolerant(z.array(z.string())) })),
    lines: z.array(z.int()),
  }),
  provenance: 'assumed',
})

const row = { id: 1, status: 'paid', tags: ['a'], options: { color: 'red' } }
const rest = { total: 2, note: null, lines: [1] }

const envelope = (data: unknown) => ({ isSuccess: true, messages: [], data })
const read = (data: object, endpoint: Endpoint = call) => {
  const { output, issues } = readTolerantly(endpoint, envelope(data))
  return { output, paths: issues.map(({ path }) => path.join('.')) }
}

test('an invalid row is left out, and the total is the server’s', () => {
  const { output, paths } = read({ ...rest, rows: [row, { ...row, id: 'x' }, { ...row, id: 3 }] })
  expect(output).toEqual({ ...rest, rows: [row, { ...row, id: 3 }] })
  expect(paths).toEqual(['data.rows.1.id'])
})

test('an invalid item costs the innermost tolerant list', () => {
  const { output } = read({ ...rest, rows: [{ ...row, tags: ['a', 7, 'b', null] }] })
  expect(output).toEqual({ ...rest, rows: [{ ...row, tags: ['a', 'b'] }] })
})

test('an invalid inner and an invalid outer item are both left out', () => {
  const rows = [
    { ...row, id: 'x', tags: [7, 'a'] },
    { ...row, tags: [7, 'a'] },
  ]
  expect(read({ ...rest, rows }).output).toEqual({ ...rest, rows: [row] })
})

test('an unknown key or an invalid value costs the entry of a tolerant record', () => {
  const { output, paths } = read({ ...rest, rows: [{ ...row, options: { color: 7, size: 'L', volt: '9' } }] })
  expect(output).toEqual({ ...rest, rows: [{ ...row, options: { size: 'L' } }] })
  expect(paths).toHaveLength(2)
})

test('an unknown word of an open enum is read as unknown', () => {
  const { output, paths } = read({
    ...rest,
    rows: [
      { ...row, status: 'returned' },
      { ...row, id: null },
    ],
  })
  expect(output).toEqual({ ...rest, rows: [{ ...row, status: 'unknown' }] })
  expect(paths).toEqual(['data.rows.1.id', 'data.rows.0.status'])
})

test('a status that is no word costs its row', () => {
  expect(read({ ...rest, rows: [row, { ...row, status: 4 }] }).output).toEqual({ ...rest, rows: [row] })
})

test('a list behind `nullable` is found', () => {
  const { output } = read({ ...rest, rows: [row], note: { texts: ['a', 1] } })
  expect(output).toMatchObject({ note: { texts: ['a'] } })
})

test.each([
  ['a field outside of lists', { ...rest, rows: [row], total: '2' }],
  ['an item of a strict list', { ...rest, rows: [row], lines: [1, 'x'] }],
  ['the list itself', { ...rest, rows: {} }],
  ['every row of a list that has to keep one', { ...rest, rows: [{ ...row, id: 'x' }] }],
])('%s makes the answer unreadable', (_name, data) => {
  const { output, paths } = read(data)
  expect(output).toBeUndefined()
  expect(paths).not.toEqual([])
})

test('an empty list stays an empty list', () => {
  expect(read({ ...rest, rows: [] }).output).toEqual({ ...rest, rows: [] })
})

test('the answer that was read is not changed', () => {
  const answer = envelope({ ...rest, rows: [row, { ...row, id: 'x' }, { ...row, status: 'new' }] })
  const before = structuredClone(answer)
  readTolerantly(call, answer)
  expect(answer).toEqual(before)
})

const payable = Object.entries(calls).filter(([name]) =>
  ['getCart', 'getDelivery', 'order', 'reserve', 'setOrder', 'addresses', 'merchants'].includes(name),
)

/** Lists that add up to what is paid, and choices whose loss would change an order. */
const strictLists = { getCart: ['cartItems'], order: ['lines'], reserve: ['lines'] } as Record<
  string,
  string[]
>

test.each(payable)('%s: no invalid amount, line or choice is left out', (name, endpoint) => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)
  const answers = seeds.map((seed) => fakeOf(endpoint.output, seed) as Record<string, unknown>)
  for (const answer of answers) {
    const spoilt = (strictLists[name] ?? []).map((list) => ({ ...answer, [list]: [{ broken: true }] }))
    const wholes = Array.isArray(answer) ? [[...(answer as unknown[]), { broken: true }]] : []
    for (const value of [...spoilt, ...wholes, 'totals' in answer && { ...answer, totals: {} }]) {
      if (!value) continue
      const broken = { isSuccess: true, messages: [], [endpoint.payload]: value }
      expect(parsePayload(endpoint, broken).ok).toBe(false)
      expect(readTolerantly(endpoint, broken).output).toBeUndefined()
    }
  }
})
