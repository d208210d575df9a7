import { expect, test } from 'vitest'
import fa from './fa/index.ts'

test('the Persian toasts of the cart are those of the specification', () => {
  const { added, addFailed, countFailed } = fa.cart
  expect({ added, addFailed, countFailed }).toEqual({
    added: 'با موفقیت به سبد اضافه شد',
    addFailed: 'مشکلی پیش آمده است',
    countFailed: 'مشکلی پیش آمده دوباره تلاش کنید .',
  })
})
