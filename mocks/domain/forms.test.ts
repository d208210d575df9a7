import { expect, test } from 'vitest'
import { expectSuccess, openShop, expectRefusal, sara } from './test-shop.ts'

const day = 24 * 60 * 60
const sender = { fullName: 'Sara Mohammadi', mobile: sara }
const question = { ...sender, subject: 'A question', message: 'Do you repair kilims?' }
const application = {
  ...sender,
  role: 'weaver',
  about: 'Twenty years at the loom.',
  cv: { name: 'sara.pdf', type: 'application/pdf', content: 'JVBERi0xLjcK' },
} as const

test('a submitted form is stored with its time', async () => {
  const shop = await openShop()
  expect(expectSuccess(shop.call(shop.visitor(), 'contactForm', question)).messages).toHaveLength(1)
  expect(shop.world().forms).toEqual([
    { form: 'contact', at: Date.parse('2026-11-18T08:30:00Z'), fields: question },
  ])
})

test('a form that is sent again with the key of its attempt is stored once', async () => {
  const shop = await openShop()
  const send = (attemptId: string) =>
    expectSuccess(shop.call(shop.visitor(), 'contactForm', { ...question, attemptId }))
  expect(send('attempt-1')).toEqual(send('attempt-1'))
  expect(shop.world().forms).toHaveLength(1)
  send('attempt-2')
  expect(shop.world().forms).toHaveLength(2)
})

test('the fourth form of a mobile in one day is refused with field mobile', async () => {
  const shop = await openShop()
  const send = () => shop.call(shop.visitor(), 'contactForm', question)
  expect([send(), send(), send()]).toMatchObject([{ data: null }, { data: null }, { data: null }])
  expect(expectRefusal(send())).toMatchObject({ status: 422, field: 'mobile' })
  shop.advance(day)
  expect(send()).toMatchObject({ data: null })
})

test('an application for a filled role is refused with field role', async () => {
  const shop = await openShop()
  const answer = shop.call(shop.visitor(), 'employmentForm', { ...application, role: 'photographer' })
  expect(expectRefusal(answer)).toMatchObject({ status: 422, field: 'role' })
  expect(shop.world().forms).toEqual([])
})

test('a callback outside call hours, on Friday or in the past is refused with field callAt', async () => {
  const shop = await openShop()
  const wish = { ...sender, city: 'Yazd', wish: 'A kilim for a narrow hall.' }
  const ask = (callAt: string) => shop.call(shop.visitor(), 'requestForm', { ...wish, callAt })
  const refusedTimes = ['2026-11-18T11:45', '2026-11-20T10:00', '2026-11-19T08:45', '2026-11-19T17:00']
  for (const time of refusedTimes)
    expect(expectRefusal(ask(time))).toMatchObject({ status: 422, field: 'callAt' })
  expect(expectSuccess(ask('2026-11-19T09:00')).messages).toHaveLength(1)
})

test('a CV is stored by name, type and length without its content', async () => {
  const shop = await openShop()
  expectSuccess(shop.call(shop.visitor(), 'employmentForm', application))
  expect(shop.world().forms[0]?.fields.cv).toEqual({
    name: 'sara.pdf',
    type: 'application/pdf',
    length: 12,
  })
})
