import { expect, test } from 'vitest'
import { scenarioRedirect } from '../enter.ts'
import { enterAddress, sharedAddress } from './enter-address.ts'

const scenarios = ['member', 'cart-with-lines']

test('a shared URL redirects to the same enter URL as the panel, and back to its page', () => {
  const shared = sharedAddress(scenarios, 'http://localhost:5173/en/basket?item=1&scenario=guest')
  expect(shared).toBe('http://localhost:5173/en/basket?item=1&scenario=member,cart-with-lines')
  expect(scenarioRedirect(new URL(shared))).toBe(enterAddress(scenarios, '/en/basket?item=1'))
})
