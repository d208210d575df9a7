import { expect, test } from 'vitest'
import { dataExportQuery } from './data-export.ts'

const interval = dataExportQuery().refetchInterval as (query: object) => number | false

test.each([
  ['requested', 'success', 5_000],
  ['requested', 'error', 60_000],
  ['ready', 'success', false],
])('a file that is %s is looked at again after a %s: %s', (state, status, expected) => {
  expect(interval({ state: { data: { state }, status } })).toBe(expected)
})
