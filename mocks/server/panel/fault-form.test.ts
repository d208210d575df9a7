import { expect, test } from 'vitest'
import { Fault } from '../faults.ts'
import { faultFrom } from './fault-form.ts'

function filled(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ on: '*', times: '', chance: '', ...fields }))
    form.set(name, value)
  return faultFrom(form)
}

test.each([
  [{ kind: 'drop' }, { on: '*', fault: 'drop' }],
  [
    { on: 'add', kind: 'status', status: '429' },
    { on: 'add', fault: { status: 429 } },
  ],
  [
    { kind: 'field', field: ' data.totals ' },
    { on: '*', fault: { field: 'data.totals' } },
  ],
  [
    { kind: 'latency', median: '300', p95: '' },
    { on: '*', fault: { latency: 300 } },
  ],
  [
    { kind: 'latency', median: '300', p95: '900' },
    { on: '*', fault: { latency: { median: 300, p95: 900 } } },
  ],
  [
    { kind: 'html', times: '2', chance: '25' },
    { on: '*', fault: 'html', times: 2, chance: 0.25 },
  ],
])('the form fields %o give a fault that the server accepts', (fields, fault) => {
  expect(Fault.parse(filled(fields))).toEqual(fault)
})

test.each<Record<string, string>>([
  { kind: 'status', status: '' },
  { kind: 'field', field: ' ' },
  { kind: 'drop', times: '0' },
])('the form fields %o give a fault that the server rejects', (fields) => {
  expect(Fault.safeParse(filled(fields)).success).toBe(false)
})
