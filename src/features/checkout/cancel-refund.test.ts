import { expect, test } from 'vitest'
import type { Cancellable } from '#contracts/cancellations.ts'
import { rials } from '#contracts/values.ts'
import { cancelRefund } from './cancel-refund.ts'

const cancellable: Cancellable = {
  to: 'wallet',
  whole: rials(650),
  lines: [
    { id: 1, refund: rials(100) },
    { id: 2, refund: rials(200) },
    { id: 3, refund: rials(300) },
  ],
}

test('some lines pay back their refunds', () => {
  expect(cancelRefund(cancellable, [1, 3])).toEqual({ to: 'wallet', amount: rials(400) })
})

test('all lines pay back the whole, with its delivery', () => {
  expect(cancelRefund(cancellable, [3, 2, 1])).toEqual({ to: 'wallet', amount: rials(650) })
})

test('no line pays nothing back', () => {
  expect(cancelRefund(cancellable, [])).toEqual({ to: 'wallet', amount: rials(0) })
})
