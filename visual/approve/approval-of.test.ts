import { expect, test } from 'vitest'
import type { Finding, Report } from '../report.ts'
import { approvalOf } from './approval-of.ts'

const finding = (id: string, verdict: Finding['verdict']) =>
  ({ key: `${id} ar light 390`, story: { id, title: id, name: id }, verdict, after: { hash: id } }) as Finding
const findings = [finding('badge', 'changed'), finding('price', 'new'), finding('clock', 'unstable')]
const report = { at: '2026-11-26T10:00:00.000Z', findings } as unknown as Report
const keysOf = (id: RegExp) => approvalOf(report, id, '', 'me').decisions.map(({ key }) => key)

test('all that can be approved is approved, of the stories whose id fits', () => {
  expect(keysOf(/(?:)/)).toEqual(['badge ar light 390', 'price ar light 390'])
  expect(keysOf(/^(?!price)/)).toEqual(['badge ar light 390'])
})

test('an approval of nothing is refused', () => {
  expect(() => keysOf(/^clock/)).toThrow('Look at --grep')
})
