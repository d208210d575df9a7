import { expect, test } from 'vitest'
import { isAllowed, thirdParty } from './third-party.ts'

const packages = thirdParty()

test('what ships is listed, its fonts and its worker too, and no tool', () => {
  const names = packages.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'react-dom',
      '@fontsource-variable/vazirmatn',
      'workbox-precaching',
      'scheduler',
    ]),
  )
  expect(names).not.toContain('vite')
})

test('every package that ships may ship', () => {
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test.each(['GPL-3.0-only', 'MIT AND GPL-2.0-only', 'unknown', 'SEE LICENSE IN FILE'])(
  '%s may not',
  (licence) => {
    expect(isAllowed(licence)).toBe(false)
  },
)

test('the fonts come with the text that they have to come with', () => {
  const fonts = packages.filter(({ licence }) => licence === 'OFL-1.1')
  expect(fonts.every(({ text }) => text?.includes('SIL OPEN FONT LICENSE'))).toBe(true)
})
