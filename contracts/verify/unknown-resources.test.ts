import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import type { CallName } from '../registry.ts'
import { callNames } from '../registry.ts'
import { endpointOf } from './call-properties.ts'
import { unknownResources } from './unknown-resources.ts'

/** Fields that name a resource and may be unknown, with the reason why that is no refusal. */
const exempt: Partial<Record<CallName, Record<string, string>>> = {
  category: { ParentId: 'a category without children is as good' },
  products: { id: 'the others that are asked for are answered' },
  login: { cartCode: 'a cart that is gone must not hinder a sign-in' },
  register: { cartCode: 'a cart that is gone must not hinder a sign-in' },
  add: { cartItemId: 'the variant is named as well' },
  delete: { productItemId: 'a line that is gone is what was asked for' },
  none: { uniqueId: 'it reads nothing' },
}

const references = ['id', 'label', 'catLabel', 'category', 'product', 'review', 'secret', 'cartCode', 'lines']
const namesResource = (field: string) =>
  field !== 'attemptId' && (references.includes(field) || /Ids?$|^rebateCode$/.test(field))

const fieldsOf = (call: CallName) => {
  const { input } = endpointOf(call)
  return input instanceof z.ZodMiniObject ? Object.keys(input.shape).filter(namesResource) : []
}

test.each(callNames)('each resource that %s names is unknown once, or exempt with a reason', (call) => {
  const covered = (unknownResources[call] ?? []).flatMap((unknown) => Object.keys(unknown))
  const known = [...covered, ...Object.keys(exempt[call] ?? {})]
  const missing = fieldsOf(call).filter((field) => !known.includes(field))
  expect(missing, 'Each needs a row in unknown-resources.ts, or a reason in `exempt` here.').toEqual([])
})

test('no exempt field is answered with a refusal or gone from its contract', () => {
  const stale = callNames.flatMap((call) =>
    Object.keys(exempt[call] ?? {}).filter(
      (field) =>
        !fieldsOf(call).includes(field) || unknownResources[call]?.some((unknown) => field in unknown),
    ),
  )
  expect(stale).toEqual([])
})
