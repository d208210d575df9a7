import { expect, test } from 'vitest'
import { readContact, readEmail, readRequest } from './read-drafts.ts'

test('empty optional fields are undefined in the request', () => {
  const sender = { fullName: 'Sara', mobile: '' }
  const request = readRequest({ ...sender, city: '', wish: '', budget: ' ', callAt: '' })
  expect(request).toMatchObject({ budget: undefined, callAt: undefined })
})

test('a name of invisible characters is empty', () => {
  const contact = { fullName: '\u200c\u200f', mobile: '', subject: 'x', message: 'y' }
  expect(readContact(contact).fullName).toBe('')
})

test('an e-mail address has no invisible characters', () => {
  expect(readEmail('\u2060 sara\u00ad@\u200fexample.com\ufeff')).toBe('sara@example.com')
})

test('Arabic letters and digits are normalized, and an invalid mobile number stays as typed', () => {
  const contact = { fullName: ' علي كريمي ', mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷', subject: 'x', message: 'y' }
  expect(readContact(contact)).toMatchObject({ fullName: 'علی کریمی', mobile: '09121234567' })
  expect(readContact({ ...contact, mobile: '۰۹۱۲' }).mobile).toBe('۰۹۱۲')
})
