import { expect, test } from 'vitest'
import { isStale } from './contracts-openapi.ts'

test('contracts/openapi.json is up to date, else run "npm run contracts -- openapi"', async () => {
  expect(await isStale()).toBe(false)
})
