import { expect, test } from 'vitest'
import { joinRows } from './compare-rows.ts'

const fact = (title: string, value: string) => ({ title, value })

test('rows are joined by their titles, in the order in which they first come', () => {
  const rows = joinRows([
    [fact('material', 'wool'), fact('knots', '40')],
    [fact('dye', 'natural'), fact('material', 'wool')],
  ])
  expect(rows).toEqual([
    { title: 'material', values: ['wool', 'wool'], differs: false },
    { title: 'knots', values: ['40', null], differs: true },
    { title: 'dye', values: [null, 'natural'], differs: true },
  ])
})

test('a title told twice of one product is one row that says both', () => {
  expect(joinRows([[fact('size', 's'), fact('size', 'm')]])).toEqual([
    { title: 'size', values: ['s · m'], differs: false },
  ])
})

test('an empty value is none', () => {
  expect(joinRows([[fact('care', '')], [fact('care', 'dry')]])[0]).toMatchObject({
    values: [null, 'dry'],
    differs: true,
  })
})

test('nothing differs from itself', () => {
  expect(joinRows([[fact('care', 'dry')]]).some(({ differs }) => differs)).toBe(false)
  expect(joinRows([])).toEqual([])
})
