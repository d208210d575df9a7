import { expect, test } from 'vitest'
import { causeOfRule, onlyAddsTokens } from './causes.ts'

const rule = (css: string) => ({
  sheet: 'assets/Sheet.css',
  condition: '',
  media: [],
  selector: '.sheet',
  css,
})

test('declarations in another order are a cause, and no added tokens', () => {
  const [before, after] = ['left: auto; inset-inline-start: 0px;', 'inset-inline-start: 0px; left: auto;']
  const change = { name: 'Sheet .sheet', before: rule(before), after: rule(after) }
  expect(causeOfRule(change)).toBe('order of declarations (Sheet .sheet)')
  expect(onlyAddsTokens(change)).toBe(false)
})
