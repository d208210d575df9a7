import { beforeAll, expect, test } from 'vitest'
import { lintPlanted } from './lint-planted.ts'

const mantine = (name: string) =>
  `import { ${name} } from '@mantine/core'\n\nexport const planted = ${name}\n`
const element = (jsx: string) =>
  `import { Button, Part } from './part.ts'\n\nexport const planted = [Button, Part, ${jsx}]\n`

const form = 'src/features/forms/Form'
const planted = [
  [`${form}/Unstyled.tsx`, mantine('UnstyledButton'), 'no-restricted-imports'],
  [`${form}/Checked.tsx`, mantine('Checkbox'), 'no-restricted-imports'],
  [`${form}/Selected.tsx`, mantine('NativeSelect'), 'no-restricted-imports'],
  [`${form}/Loaded.tsx`, mantine('Loader'), 'no-restricted-imports'],
  [`${form}/Alerted.tsx`, mantine('Alert'), 'no-restricted-imports'],
  [`${form}/Form.stories.tsx`, mantine('Checkbox'), 'no-restricted-imports'],
  ['src/features/date-picker/DateField/DateField.tsx', mantine('UnstyledButton'), 'no-restricted-imports'],
  ['src/routes/-Alert.tsx', element('<p role="alert" />'), 'forbid-dom-props'],
  ['src/ui/Header/Header.tsx', element('<input type="checkbox" />'), 'forbid-dom-props'],
  ['src/ui/FormError/Box.tsx', element('<input type="checkbox" />'), 'forbid-dom-props'],
  ['src/ui/Header/Locale.tsx', element('<select />'), 'forbid-elements'],
  [`${form}/Button.tsx`, element('<Button loading />'), 'forbid-component-props'],
] as const
const allowed = [
  [`${form}/Labelled.tsx`, mantine('Button')],
  [`${form}/Icon.tsx`, mantine('ActionIcon')],
  [`${form}/Status.tsx`, element('<p role="status" />')],
  [`${form}/Radio.tsx`, element('<input type="radio" />')],
  ['src/features/date-picker/Cell/Cell.tsx', mantine('UnstyledButton')],
  ['src/features/catalogue/Compare/Compare.tsx', element('<input type="checkbox" role="switch" />')],
  ['src/ui/RetryNotice/RetryNotice.tsx', element('<div role="alert" />')],
  ['src/ui/FormError/FormError.tsx', element('<div role="alert" />')],
  ['src/ui/Checkbox/Checkbox.tsx', element('<input type="checkbox" />')],
  ['src/ui/PlainSelect/PlainSelect.tsx', element('<select />')],
  ['src/ui/LoadingButton/LoadingButton.tsx', mantine('Loader')],
  ['src/ui/LoadingButton/Other.tsx', element('<Button loading />')],
] as const
const rules = ['no-restricted-imports', 'forbid-dom-props', 'forbid-elements', 'forbid-component-props']

let found: string[]

beforeAll(async () => {
  const files = Object.fromEntries([...planted, ...allowed].map(([file, text]) => [file, text]))
  const diagnostics = await lintPlanted(files)
  found = diagnostics.flatMap(({ code, filename }) => {
    const rule = rules.find((name) => code.includes(name))
    return rule === undefined ? [] : [`${filename} ${rule}`]
  })
})

test.each(planted)('%s is refused', (file, _text, rule) => {
  expect(found).toContain(`${file} ${rule}`)
})

test.each(allowed)('%s is allowed', (file) => {
  expect(found.filter((one) => one.startsWith(`${file} `))).toEqual([])
})
