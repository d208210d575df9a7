import { expect, test } from 'vitest'
import { runScript } from './run-script.ts'

test.each([
  ['mocks', { MOCK_PRODUCTS: 'many' }, 'MOCK_PRODUCTS is "many"; it has to be a whole number.\n'],
  ['start', { MOCK_PRODUCTS: 'many' }, 'MOCK_PRODUCTS is "many"; it has to be a whole number.\n'],
  ['preview', { MOCK_PICTURES: 'png' }, 'MOCK_PICTURES is "png"; it has to be webp or plain.\n'],
  ['serve', { MOCK_PICTURES: 'png' }, 'MOCK_PICTURES is "png"; it has to be webp or plain.\n'],
])('npm run %s exits with 2 and names a wrong setting of the mock server', async (name, env, sentence) => {
  expect(await runScript(name, [], env)).toEqual([2, sentence])
})
