import { beforeEach, expect, test, vi } from 'vitest'

const saved = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, text: string) => void saved.set(key, text),
})

beforeEach(() => {
  saved.clear()
  vi.resetModules()
})

const opened = () => import('./consent.ts')

test.each([
  ['nothing', null, 'asked'],
  ['a yes', '{"answer":"granted"}', 'granted'],
  ['a no', '{"answer":"denied"}', 'denied'],
  ['what nobody can have answered', '{"answer":"yes"}', 'asked'],
  ['what is no JSON', '{', 'asked'],
])('%s was saved', async (_, text, answer) => {
  if (text) saved.set('zarrin-consent', text)
  const { consent } = await opened()
  expect(consent.answer).toBe(answer)
})

test('an answer is kept, and can be taken back', async () => {
  const { consentAnswered, consentAskedAgain } = await opened()
  consentAnswered('granted')
  await vi.waitFor(() => expect(saved.get('zarrin-consent')).toBe('{"answer":"granted"}'))
  consentAskedAgain()
  await vi.waitFor(() => expect(saved.get('zarrin-consent')).toBe('{"answer":"asked"}'))
})
