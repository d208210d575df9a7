import { expect, test } from 'vitest'
import { answer } from './answer.ts'

async function ask(method: string, path: string, body?: string) {
  const response = await answer(new Request(`http://shop.test/__mock/${path}`, { method, body }))
  const { error } = (await response!.json()) as { error: string }
  return [response!.status, error]
}

test.each([
  [
    'session',
    { id: 'words', scenario: ['nosuch'] },
    'scenario.0 is "nosuch"; GET /__mock/words has the right words',
  ],
  ['session', { scenario: [] }, 'id is undefined; expected string, received undefined'],
  [
    'session',
    { id: 'words', now: 'yesterday' },
    'now is "yesterday"; not an instant of the years 1000 to 9000',
  ],
  [
    'clock',
    { id: 'words', change: 'now' },
    'change is "now"; expected object, received string or expected "real"',
  ],
  [
    'clock',
    { id: 'words', change: { advance: '90' } },
    'change is {"advance":"90"}; advance: expected number, received string or now: expected string, received undefined or expected "real"',
  ],
  [
    'faults',
    { id: 'words', faults: [{ on: '*', fault: { latency: { median: 300, p95: 100 } } }] },
    'faults.0.fault.latency.p95 is 100; below the median',
  ],
  ['session', [], 'the body is []; expected object, received array'],
])('POST /__mock/%s %j is refused with the wrong value and the right ones', async (path, body, error) => {
  expect(await ask('POST', path, JSON.stringify(body))).toEqual([400, error])
})

test('a misspelt fault is refused with the kinds of faults', async () => {
  const body = JSON.stringify({ id: 'words', faults: [{ on: 'user', fault: 'dropp' }] })
  const [status, error] = await ask('POST', 'faults', body)
  expect(status).toBe(400)
  expect(error).toMatch(/^faults\.0\.fault is "dropp"; expected one of "drop"\|"drop-answer"\|/)
})

test('a body that is no JSON is refused as such', async () => {
  expect(await ask('POST', 'session', '{"id":')).toEqual([400, 'The body is no JSON.'])
})

test('an unknown control call is a 404 that names it', async () => {
  expect(await ask('PUT', 'clock', '{}')).toEqual([404, 'No control call PUT /__mock/clock'])
})
