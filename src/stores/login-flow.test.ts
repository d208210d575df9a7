import { expect, test } from 'vitest'
import { screens } from './login-flow.ts'

test('screens of the sign-in have the numbers of the specification', () => {
  expect(screens).toEqual({ login: '2', login2tep: '3', register: '1' })
})
