import { beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#src/platform/stub-storage.ts'

const saved = stubLocalStorage()

beforeEach(() => {
  saved.clear()
  vi.resetModules()
})

const importStore = () => import('./consent.ts')

test.each([
  ['no consent', null, 'asked'],
  ['a granted consent', '{"answer":"granted"}', 'granted'],
  ['a denied consent', '{"answer":"denied"}', 'denied'],
  ['an unknown consent', '{"answer":"yes"}', 'asked'],
  ['a consent that is not JSON', '{', 'asked'],
])('%s in storage (%s) is read as "%s"', async (_, text, answer) => {
  if (text) saved.set('zarrin-consent', text)
  const { consent } = await importStore()
  expect(consent.answer).toBe(answer)
})

test('consent is saved and can be reset', async () => {
  const { consentAnswered, consentReset } = await importStore()
  consentAnswered('granted')
  await expect.poll(() => saved.get('zarrin-consent')).toBe('{"answer":"granted"}')
  consentReset()
  await expect.poll(() => saved.get('zarrin-consent')).toBe('{"answer":"asked"}')
})
