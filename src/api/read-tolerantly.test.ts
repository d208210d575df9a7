import { beforeEach, expect, test, vi } from 'vitest'
import { orders } from '#contracts/orders.ts'
import { auth } from '#src/stores/auth.ts'
import { sendReport } from '#src/platform/error-reporter.ts'
import { ContractError } from './errors.ts'
import { request } from './request.ts'
import { stubFetch } from './stub-fetch.ts'

vi.mock('#src/platform/error-reporter.ts', () => ({ sendReport: vi.fn<typeof sendReport>() }))

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
  Object.assign(auth, { hasSession: true, hasExpired: false })
  vi.mocked(sendReport).mockClear()
})

const order = {
  productOrderId: 'ZR-1',
  kind: 'online',
  status: 'paid',
  placedAt: '2026-11-18T08:30:00Z',
  itemCount: 1,
  payable: { amount: 5_000_000, unit: 'IRR' },
  pictures: [],
  isReserved: false,
}

function ordersFrom(...list: object[]) {
  stubFetch({
    '/api/productOrder/orders': () => ({ status: 200, body: { isSuccess: true, messages: [], list } }),
  })
  return request(orders, {})
}

const reports = () =>
  vi.mocked(sendReport).mock.calls.map(([error, { where, isShown }]) => [String(error), where, isShown])

test('the rows that can be read are shown, and a broken field is reported once', async () => {
  const broken = { ...order, productOrderId: 'ZR-2', placedAt: 'yesterday' }
  expect(await ordersFrom(order, broken, { ...broken, productOrderId: 'ZR-3' })).toEqual([order])
  expect(await ordersFrom(broken, order)).toEqual([order])
  expect(reports()).toEqual([
    [
      expect.stringMatching(/orders breaks its contract: list\.1\.placedAt .*list\.2\.placedAt/),
      'answer',
      false,
    ],
  ])
})

test('an unknown status is read as unknown, and reported', async () => {
  expect(await ordersFrom({ ...order, status: 'returned' })).toEqual([{ ...order, status: 'unknown' }])
  expect(reports()).toMatchObject([[expect.stringContaining('list.0.status'), 'answer', false]])
})

test('an answer without a readable row is a ContractError, which its page reports', async () => {
  await expect(ordersFrom({ ...order, payable: 5 })).rejects.toBeInstanceOf(ContractError)
  expect(reports()).toEqual([])
})
