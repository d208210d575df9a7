import { expect, test } from 'vitest'
import type { PageRule } from './page-source.ts'
import { ruleChanges } from './rule-changes.ts'

const rule = (selector: string, css: string, part: Partial<PageRule> = {}): PageRule => ({
  sheet: 'http://host/assets/Price-4KxkNc1t.css',
  condition: '',
  media: [],
  selector,
  css,
  ...part,
})

const namesOf = (before: PageRule[], after: PageRule[]) => ruleChanges(before, after).map(({ name }) => name)

test('a changed rule is found in a file whose hash changed with it', () => {
  const before = [rule('._amount_1va66_33', 'font-weight: 700;'), rule('._unit_1va66_40', 'color: red;')]
  const after = [rule('._amount_9zz66_33', 'font-weight: 800;'), rule('._unit_9zz66_40', 'color: red;')]
  expect(ruleChanges(before, after)).toEqual([{ name: 'Price .amount', before: before[0], after: after[0] }])
})

test('files with equal local names are told apart by their hashes', () => {
  const title = rule('._title_aaaaa_1', 'color: red;')
  const other = rule('._title_bbbbb_1', 'color: blue;', { sheet: 'http://host/assets/Card-4KxkNc1t.css' })
  expect(namesOf([title, other], [{ ...title, css: 'color: green;' }, other])).toEqual(['Price .title'])
})

test('rules that came or went have one side; a condition belongs to the name', () => {
  const wide = rule('.row', 'gap: 4px;', { condition: '@media (min-width: 640px)' })
  expect(ruleChanges([], [wide])).toEqual([
    { name: 'Price .row in @media (min-width: 640px)', before: null, after: wide },
  ])
  expect(namesOf([wide], [])).toEqual(['Price .row in @media (min-width: 640px)'])
})

test('the second of two rules with one selector is compared with the second', () => {
  const [first, second] = [rule('.a', 'color: red;'), rule('.a', 'margin: 0px;')]
  const changed = { ...second, css: 'margin: 1px;' }
  expect(ruleChanges([first, second], [first, changed])).toEqual([
    { name: 'Price .a', before: second, after: changed },
  ])
})
