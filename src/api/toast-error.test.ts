import { beforeEach, expect, test } from 'vitest'
import { auth } from '#src/stores/auth.ts'
import { toasts } from '#src/stores/toasts.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ApiError } from './errors.ts'
import { toastError } from './toast-error.ts'

const showError = toastError({} as TranslationFunctions)
const refusal = (status: number) => new ApiError(status, [{ item1: 'refused' } as never])

beforeEach(() => {
  toasts.wanted = false
  Object.assign(auth, { hasSession: true, hasExpired: false })
})

test('a call that ended the session shows no error beside the notice that it ended', () => {
  Object.assign(auth, { hasSession: false, hasExpired: true })
  showError(refusal(401))
  expect(toasts.wanted).toBe(false)
  showError(refusal(500))
  expect(toasts.wanted).toBe(true)
})

test('a 401 that ends no session shows its message', () => {
  showError(refusal(401))
  expect(toasts.wanted).toBe(true)
})
