import { expect, test } from 'vitest'
import { opening } from './form-opening.ts'
import { formOpened, takesFocus } from './opened-forms.ts'

test('a form that was asked for takes the focus once, another one does not', () => {
  formOpened('newsletter', { email: '' })
  expect(takesFocus('contact')).toBe(false)
  expect([takesFocus('newsletter'), takesFocus('newsletter')]).toEqual([true, false])
  expect(opening.form).toBeNull()
})
