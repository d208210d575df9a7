import { expect, test } from 'vitest'
import { isAllowed, shippedPackages } from './third-party.ts'

const packages = shippedPackages()

test('shipped packages include fonts and the worker, but no dev tools', () => {
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

test('every shipped package has an allowed licence', () => {
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test.each(['GPL-3.0-only', 'MIT AND GPL-2.0-only', 'unknown', 'SEE LICENSE IN FILE'])(
  'the licence %s is not allowed',
  (licence) => {
    expect(isAllowed(licence)).toBe(false)
  },
)

test('font packages include the text of the SIL Open Font License', () => {
  const fonts = packages.filter(({ licence }) => licence === 'OFL-1.1')
  expect(fonts.every(({ text }) => text?.includes('SIL OPEN FONT LICENSE'))).toBe(true)
})
