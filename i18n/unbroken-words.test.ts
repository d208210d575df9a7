import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync(['i18n/{en,ru}/**/*.ts', 'mocks/domain/messages.ts'], { cwd: root })

test.each([
  ['e-mail', /e-mails?/gi],
  ['time span', /\d–\d\S*/g],
])('no %s is broken at the end of a line', (_name, breakable) => {
  const found = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(breakable) ?? [])
  expect(found).toEqual([])
})
