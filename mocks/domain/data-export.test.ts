import { expect, test } from 'vitest'
import { expectSuccess, openShop, signedIn } from './test-shop.ts'

const month = 30 * 24 * 3600

test('a file that was asked for at a later moment is ready once the clock is set back', async () => {
  const shop = await openShop()
  shop.advance(month)
  const asked = expectSuccess(shop.call(signedIn(shop), 'requestDataExport', {})).data
  expect(asked.state).toBe('requested')
  shop.advance(-month)
  expect(expectSuccess(shop.call(signedIn(shop), 'dataExport', {})).data.state).toBe('ready')
})
