import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sheets = globSync('src/**/*.css', { cwd: root }).map((file) => ({
  name: file.replace(/.*\/|(\.module)?\.css$/g, ''),
  css: readFileSync(join(root, file), 'utf8'),
}))

/** Values of a property that a rule forbids, as `sheet: value`. */
const violations = (property: string, allowed: RegExp, exceptions: string[] = []) =>
  sheets
    .flatMap(({ name, css }) =>
      [...css.matchAll(new RegExp(`[ -]${property}:\\s*([^;]+);`, 'g'))]
        .flatMap(([, values]) => values!.split(/,\s(?![^(]*\))/))
        .filter((value) => !allowed.test(value.trim()))
        .map((value) => `${name}: ${value.trim()}`),
    )
    .filter((violation) => !exceptions.includes(violation))

test('our own sheets animate changes in 200 ms, by transform and opacity only', () => {
  const transitions = violations('transition', /^((transform|opacity|rotate) var\(--ease\)|none)$/, [
    'CodeField: background-color 0s 100000s',
    'scroll-reveal: opacity var(--scroll-in)',
    'scroll-reveal: transform var(--scroll-in)',
  ])
  /** A skeleton's pulse is a state, not a change. */
  const animations = violations('animation', /^(\w+ (var\(--ease\)|200ms ease-out)|none|breathe 1\.2s .*)$/, [
    'LoadingBar: run cubic-bezier(0.1, 0.7, 0.3, 1) both',
  ])
  const frames = sheets.flatMap(({ css }) => css.match(/@keyframes[^@]+?\n\}/g) ?? [])
  const animated = frames.flatMap((text) => [...text.matchAll(/^ +([\w-]+):/gm)].map(([, name]) => name))
  expect(transitions).toEqual([])
  expect(animations).toEqual([])
  expect([...new Set(animated)].toSorted()).toEqual(['opacity', 'transform', 'translate'])
})

test('text has the seven sizes', () => {
  const scale = /^((0\.75|0\.875|1|1\.125|1\.375|1\.75|2\.25)rem|(12|14|16|18|22|28|36)px)$/
  expect(
    violations('font-size', scale, [
      'print: 9pt',
      'CountBadge: min(0.75rem, 14px)',
      'BottomBar: min(3.8vw, 0.75rem)',
    ]),
  ).toEqual([])
})

test('digits are tabular by the token, which leaves Persian ones proportional', () => {
  /** A turned dial and a typed date keep their places. */
  const picker = ['Clock: tabular-nums', 'DateField: tabular-nums']
  expect(violations('font-variant-numeric', /^var\(--digits\)$/, picker)).toEqual([])
})

test('corners are those of fields, of cards, of circles or of pills', () => {
  const pills = ['Listing', 'ActiveFilters', 'LookElsewhere', 'Cell', 'DayGrid'].map(
    (name) => `${name}: 22px`,
  )
  const roundEnds = [
    'Gallery: 14px',
    'Compare: 12px',
    'FreeDelivery: 3px',
    'Ratings: 3px',
    'NewPasswordField: 2px',
  ]
  const allowed = /^(var\(--radius-(field|card)\)|calc\(var\(--radius-field\) - 1px\)|0|4px|10px|50%)$/
  expect(violations('radius', allowed, [...pills, ...roundEnds])).toEqual([])
})

test('text that fills its column has the measure of 70 characters', () => {
  const widths = violations('max-inline-size', /^(?!.*\dch)/)
  expect(widths.filter((width) => Number(/\d+(?=ch)/.exec(width)) > 47)).toEqual([])
})

test('a component of Mantine is used beside the import of its styles', () => {
  const styleOf = (name: string) =>
    `@mantine/core/styles/${name.replace(/^(TextInput|Textarea|InputBase)$/, 'Input')}.layer.css`
  const everywhere = readFileSync(join(root, 'src/app/styles.ts'), 'utf8')
  const unstyled = globSync('src/**/*.tsx', { cwd: root, exclude: ['**/*.stories.tsx'] }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const [, names = ''] = /^import \{([^}]+)\} from '@mantine\/core'/m.exec(text) ?? []
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => existsSync(join(root, 'node_modules', styleOf(name))))
      .filter((name) => !(text + everywhere).includes(styleOf(name)))
      .map((name) => `${name} of ${file}`)
  })
  expect(unstyled).toEqual([])
})

test('a class of Mantine that a sheet names is one of its classes', async () => {
  const mantine = await import('@mantine/core')
  const components = mantine as Record<string, { classes?: Record<string, string> } | undefined>
  const unknown = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/\.mantine-([A-Z]\w*)(?:-(\w+))?/g)]
      .filter(([, component, part]) => !components[component!]?.classes?.[part!])
      .map(([selector]) => `${name}: ${selector}`),
  )
  expect(unknown).toEqual([])
})
