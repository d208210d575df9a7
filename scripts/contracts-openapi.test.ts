import { expect, test } from 'vitest'
import { isStale } from './contracts-openapi.ts'

test('contracts/openapi.json says what the contracts say: else run "npm run contracts:openapi"', async () => {
  expect(await isStale()).toBe(false)
})
