import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withFigures } from './document.ts'

const document = `# Performance

<!-- bench:start -->

| what                                          | figure | measured |
| --------------------------------------------- | ------ | -------- |
| JavaScript                                    | 1.40 × the floor | 2026-11-24 |
| heap after 50 pages                           | 1.02 × after ten | 2026-11-24 |

<!-- bench:end -->

## How a page gets fast
`
const rows = [
  { what: 'JavaScript', figure: '1.30 × the floor' },
  { what: 'CSS', figure: '9.0 kB' },
]

test('measured rows are replaced or added, and others keep their line', () => {
  expect(withFigures(document, rows, '2026-12-01')).toBe(`# Performance

<!-- bench:start -->

| what                                          | figure | measured |
| --------------------------------------------- | ------ | -------- |
| JavaScript                                    | 1.30 × the floor | 2026-12-01 |
| heap after 50 pages                           | 1.02 × after ten | 2026-11-24 |
| CSS                                           | 9.0 kB | 2026-12-01 |

<!-- bench:end -->

## How a page gets fast
`)
})

test('the same rows written twice change nothing', () => {
  const once = withFigures(document, rows, '2026-12-01')
  expect(withFigures(once, rows, '2026-12-01')).toBe(once)
  expect(withFigures(document, [], '2026-12-01')).toBe(document)
})

test('empty marks get a whole table', () => {
  expect(withFigures('<!-- bench:start --><!-- bench:end -->', rows, '2026-12-01')).toContain(
    '| CSS                                           | 9.0 kB | 2026-12-01 |\n\n<!-- bench:end -->',
  )
})

test.each([
  ['no marks', '# Performance'],
  ['no end', '<!-- bench:start -->'],
  ['marks in the wrong order', '<!-- bench:end --> <!-- bench:start -->'],
  ['marks twice', `${document}${document}`],
])('a document with %s is refused with what to add', (_, text) => {
  expect(() => withFigures(text, rows, '2026-12-01')).toThrow(
    'The document needs one "<!-- bench:start -->" and below it one "<!-- bench:end -->": add them around its table.',
  )
})

test('docs/performance.md has its table between the marks', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8')
  expect(withFigures(page, [], '2026-12-01')).toBe(page)
})
