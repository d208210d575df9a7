import { expect, test } from 'vitest'
import { saveAddress } from './addresses.ts'
import { updateUser } from './auth.ts'
import { contactForm } from './forms.ts'

test('the full name of a member fits where it is prefilled', () => {
  const longest = 'س'.repeat(60)
  expect(updateUser.input.safeParse({ firstName: longest, lastName: longest }).success).toBe(true)
  const fullName = `${longest} ${longest}`
  for (const field of [saveAddress.input.shape.recipient, contactForm.input.shape.fullName])
    expect(field.safeParse(fullName).error).toBeUndefined()
})
