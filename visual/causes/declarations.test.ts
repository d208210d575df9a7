import { expect, test } from 'vitest'
import { describeDeclarations } from './declarations.ts'

test('changed, new and lost declarations are described', () => {
  expect(describeDeclarations('color: red; font-weight: 700;', 'font-weight: 800; margin: 0px;')).toEqual([
    'color: red → none',
    'font-weight: 700 → 800',
    'margin: none → 0px',
  ])
})

test('semicolons and colons in addresses and strings do not split a declaration', () => {
  const image = 'background: url("data:image/svg+xml;utf8,<svg/>"); content: ";:";'
  expect(describeDeclarations(image, `${image} --gap: calc(1px + (2px * 3));`)).toEqual([
    '--gap: none → calc(1px + (2px * 3))',
  ])
})
