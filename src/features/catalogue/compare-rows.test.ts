import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

const fact = (title: string, value: string) => ({ title, value })

test('facts with the same title share a row, in order of first appearance', () => {
  const rows = compareRows([
    [fact('material', 'wool'), fact('knots', '40')],
    [fact('dye', 'natural'), fact('material', 'wool')],
  ])
  expect(rows).toEqual([
    { title: 'material', values: ['wool', 'wool'], differs: false },
    { title: 'knots', values: ['40', null], differs: true },
    { title: 'dye', values: [null, 'natural'], differs: true },
  ])
})

test('repeated titles of one product are joined into one value', () => {
  expect(compareRows([[fact('size', 's'), fact('size', 'm')]])).toEqual([
    { title: 'size', values: ['s · m'], differs: false },
  ])
})

test('an empty fact counts as an unknown value', () => {
  expect(compareRows([[fact('care', '')], [fact('care', 'dry')]])[0]).toMatchObject({
    values: [null, 'dry'],
    differs: true,
  })
})

test('a single product or none has no differing rows', () => {
  expect(compareRows([[fact('care', 'dry')]]).some(({ differs }) => differs)).toBe(false)
  expect(compareRows([])).toEqual([])
})
