import { expect, test } from 'vitest'
import { done, openShop, refused, sara } from './test-shop.ts'

const day = 24 * 60 * 60
const sender = { fullName: 'Sara Mohammadi', mobile: sara }
const question = { ...sender, subject: 'A question', message: 'Do you repair kilims?' }
const application = {
  ...sender,
  role: 'weaver',
  about: 'Twenty years at the loom.',
  cv: { name: 'sara.pdf', type: 'application/pdf', content: 'JVBERi0xLjcK' },
} as const

test('forms are kept with the moment they came', async () => {
  const shop = await openShop()
  expect(done(shop.call(shop.visitor(), 'contactForm', question)).messages).toHaveLength(1)
  expect(shop.world().forms).toEqual([
    { form: 'contact', at: Date.parse('2026-11-18T08:30:00Z'), fields: question },
  ])
})

test('the fourth form of a mobile on one day is refused on its mobile, until the next day', async () => {
  const shop = await openShop()
  const send = () => shop.call(shop.visitor(), 'contactForm', question)
  expect([send(), send(), send()]).toMatchObject([{ data: null }, { data: null }, { data: null }])
  expect(refused(send())).toMatchObject({ status: 422, field: 'mobile' })
  shop.advance(day)
  expect(send()).toMatchObject({ data: null })
})

test('a place that is filled is refused on its role', async () => {
  const shop = await openShop()
  const answer = shop.call(shop.visitor(), 'employmentForm', { ...application, role: 'photographer' })
  expect(refused(answer)).toMatchObject({ status: 422, field: 'role' })
  expect(shop.world().forms).toEqual([])
})

test('a call is wished for within the hours, on a coming day that is no Friday', async () => {
  const shop = await openShop()
  const wish = { ...sender, city: 'Yazd', wish: 'A kilim for a narrow hall.' }
  const ask = (callAt: string) => shop.call(shop.visitor(), 'requestForm', { ...wish, callAt })
  const refusedTimes = ['2026-11-18T11:45', '2026-11-20T10:00', '2026-11-19T08:45', '2026-11-19T17:00']
  for (const time of refusedTimes) expect(refused(ask(time))).toMatchObject({ status: 422, field: 'callAt' })
  expect(done(ask('2026-11-19T09:00')).messages).toHaveLength(1)
})

test('of a CV its name and length are kept', async () => {
  const shop = await openShop()
  done(shop.call(shop.visitor(), 'employmentForm', application))
  expect(shop.world().forms[0]?.fields.cv).toEqual({
    name: 'sara.pdf',
    type: 'application/pdf',
    length: 12,
  })
})
