import { expect, test } from 'vitest'
import { themeCss } from './theme-css.ts'

const css = themeCss()

test('the theme has CSS variables, and tokens set the body colour in both colour schemes', () => {
  expect(css).toContain('--mantine-color-basePrimary-5: #caa228;')
  expect(css).toContain('--mantine-spacing-md:')
  expect(css.match(/--mantine-color-body: var\(--paper\);/g)).toHaveLength(2)
})

test('unused Mantine colours are left out', () => {
  expect(css).not.toMatch(/--mantine-color-(red|blue|teal)-[\w-]+:/)
  expect(css).toContain('--mantine-color-gray-1:')
})
