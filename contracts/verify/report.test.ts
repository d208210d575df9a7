import { expect, test } from 'vitest'
import { junitOf } from './junit.ts'
import { groupLine, reportText } from './report.ts'
import type { Report, Result } from './run.ts'

const held: Result = { group: 'cart', name: 'counts', findings: [], skipped: null, milliseconds: 12 }
const skipped: Result = { ...held, name: 'rebate', skipped: 'needs --rebate' }
const drifting: Result = {
  ...held,
  name: 'totals',
  findings: [
    {
      check: 'cart/totals',
      call: 'getCart',
      expected: 'a "total" & <more>',
      came: 'a\u0000b',
      assumed: 'data.totals',
      curl: ["curl -sS 'http://shop.test'"],
    },
  ],
}
const report: Report = { results: [held, skipped, drifting], additions: ['getCart: data.colour'] }

test('the text report lists skipped checks with reasons, unknown fields and findings', () => {
  expect(groupLine('cart', report.results)).toBe('✗ cart        3 checks: 1 hold, 1 drift, 1 skipped')
  const text = reportText(report, 1234)
  expect(text).toContain('skipped, needs --rebate: cart/rebate')
  expect(text).toContain('beyond the contracts, harmless: getCart: data.colour')
  expect(text).toContain(
    '1. cart/totals (getCart)\n   expected  a "total" & <more>\n   came      a\u0000b\n   assumed: data.totals',
  )
  expect(text).toContain("   $ curl -sS 'http://shop.test'")
  expect(text.trim().split('\n').at(-1)).toBe('3 checks: 1 hold, 1 drift, 1 skipped, in 1.2 s')
})

test.each([
  ['✓', [held, skipped]],
  ['–', [skipped, skipped]],
  ['✗', [skipped, { ...drifting, skipped: 'needs --rebate' }]],
])('the line of a group begins with %s', (mark, results) => {
  expect(groupLine('cart', results)).toMatch(new RegExp(`^${mark} cart`))
})

test('more than ten checks skipped for one reason are counted by group', () => {
  const many = (count: number, group: Result['group']) =>
    Array.from({ length: count }, (_, at): Result => ({ ...skipped, group, name: `check-${at}` }))
  const text = reportText({ results: [...many(10, 'cart'), ...many(1, 'orders')], additions: [] }, 0)
  expect(text).toContain('skipped, needs --rebate: cart 10, orders 1; --json names them\n')
})

test('the JUnit report counts results and escapes XML', () => {
  const xml = junitOf(report)
  expect(xml).toContain('<testsuite name="cart" tests="3" failures="1" skipped="1" time="0.036">')
  expect(xml).toContain('<skipped message="needs --rebate"/>')
  expect(xml).toContain('message="expected a &quot;total&quot; &amp; &lt;more&gt;, came ab"')
})
