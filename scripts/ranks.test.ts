import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const oxlint = join(root, 'node_modules/.bin/oxlint')
const allowed = [
  ['i18n/formatters.ts', '#contracts/values.ts'],
  ['src/stores/cart.ts', '#i18n/formatters.ts'],
  ['src/stores/cart.ts', '#src/platform/delay.ts'],
  ['src/app/App.tsx', '#src/routes/index.tsx'],
  ['src/ui/Price/Price.tsx', '#src/stores/cart.ts'],
  ['src/ui/Price/Price.tsx', './Price.module.css'],
  ['src/ui/Price/Price.tsx', '#src/platform/site.ts'],
  ['src/features/checkout/AddToCart/AddToCart.tsx', '../cart-queries.ts'],
  ['src/features/checkout/AddToCart/AddToCart.tsx', '#src/features/checkout/cart-queries.ts'],
  ['src/features/checkout/cart-queries.ts', '#src/api/request.ts'],
  ['src/features/checkout/Cart.stories.tsx', '#mocks/server/session.ts'],
  ['src/features/checkout/Cart.stories.tsx', '#stories/goods.ts'],
  ['src/features/checkout/cart-queries.test.ts', '#stories/goods.ts'],
  ['src/routes/index.tsx', '#src/features/checkout/cart-queries.ts'],
  ['src/app/router.ts', './route-tree.gen.ts'],
  ['mocks/server/session.ts', '#contracts/cart.ts'],
  ['mocks/server/node/adapter.ts', '../handlers.ts'],
  ['mocks/server/session.ts', '../domain/world.ts'],
  ['mocks/domain/cart.ts', '../shop/random.ts'],
  ['tests/cart-model/shop.tsx', '#src/app/router.ts'],
  ['stories/modes.ts', '@zarrin/visual/modes'],
  ['stories/Cart.stories.tsx', '#src/features/checkout/Cart.tsx'],
  ['e2e/cart.spec.ts', '#i18n/i18n-util.sync.ts'],
] as const
const forbidden = [
  ['contracts/cart.ts', '#i18n/formatters.ts'],
  ['i18n/formatters.ts', '#src/platform/site.ts'],
  ['i18n/fa/index.ts', '../../src/stores/cart.ts'],
  ['src/stores/cart.ts', '#src/api/request.ts'],
  ['src/stores/cart.ts', '../api/request.ts'],
  ['src/api/request.ts', '#src/ui/Price/Price.tsx'],
  ['src/ui/Price/Price.tsx', '#src/features/checkout/cart-queries.ts'],
  ['src/ui/Price/Price.tsx', '#src/api/request.ts'],
  ['src/ui/Price/Price.tsx', '../../stores/cart.ts'],
  ['src/features/checkout/cart-queries.ts', '#src/features/account/user-query.ts'],
  ['src/features/checkout/cart-queries.ts', '../account/user-query.ts'],
  ['src/features/checkout/cart-queries.ts', '#src/routes/index.tsx'],
  ['src/platform/delay.ts', '#src/stores/cart.ts'],
  ['src/stores/cart.ts', '#src/app/router.ts'],
  ['src/routes/index.tsx', '#src/app/router.ts'],
  ['src/features/checkout/cart-queries.ts', '#src/app/router.ts'],
  ['src/features/checkout/cart-queries.ts', '#mocks/server/session.ts'],
  ['src/features/checkout/Cart.stories.tsx', '#src/features/account/user-query.ts'],
  ['src/routes/index.tsx', '#mocks/server/session.ts'],
  ['src/main.tsx', '#mocks/server/session.ts'],
  ['mocks/server/session.ts', '#src/platform/site.ts'],
  ['mocks/server/node/adapter.ts', '../../src/platform/site.ts'],
  ['mocks/shop/random.ts', '../domain/cart.ts'],
  ['mocks/domain/cart.ts', '../server/session.ts'],
  ['mocks/server/session.ts', '../mutants/mutant.ts'],
  ['src/platform/delay.ts', '../../tests/watch-uncaught-errors.ts'],
  ['src/helpers/thing.ts', '#contracts/cart.ts'],
  ['mocks/thing.ts', './domain/cart.ts'],
  ['e2e/cart.spec.ts', '#src/platform/site.ts'],
  ['e2e/cart.spec.ts', '../mocks/server/session.ts'],
  ['visual/capture.ts', '#contracts/cart.ts'],
  ['stories/modes.ts', '../visual/modes.ts'],
  ['src/ui/Price/Price.tsx', '@zarrin/visual/modes'],
] as const

const imports = [...allowed, ...forbidden]
const lazily = ['src/ui/lazy-optional.ts', 'src/ui/Footer/Footer.tsx', 'src/routes/basket.tsx', 'src/App.tsx']

let refusedFiles: string[]
let refused: Set<string>
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ranks-'))
  await cp(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await mkdir(join(folder, 'src/features/account'), { recursive: true })
  for (const [index, [file, specifier]] of imports.entries()) await place(index, file, specifier)
  for (const file of lazily) await write(file, `import { lazy } from 'react'\n\nlazy()\n`)
  refusedFiles = await lint()
  refused = new Set(
    imports
      .filter(([file], index) => refusedFiles.includes(nameOf(index, file)))
      .map(([file, specifier]) => `${file} ${specifier}`),
  )
})

afterAll(() => rm(folder, { recursive: true }))

test.each(allowed)('%s may import %s', (file, specifier) => {
  expect(refused).not.toContain(`${file} ${specifier}`)
})

test.each(forbidden)('%s may not import %s', (file, specifier) => {
  expect(refused).toContain(`${file} ${specifier}`)
})

test('src contains only the two entries and folders with a rank', () => {
  const [files, folders] = [true, false].map((isFile) =>
    readdirSync(join(root, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isFile() === isFile)
      .map(({ name }) => name),
  )
  expect(files).toEqual(['main.tsx', 'sw.ts'])
  expect(folders).toEqual(['api', 'app', 'features', 'platform', 'routes', 'stores', 'ui'])
})

test('only lazy-optional.ts may import React.lazy', () => {
  expect(lazily.filter((file) => !refusedFiles.includes(file))).toEqual(['src/ui/lazy-optional.ts'])
})

function nameOf(index: number, file: string) {
  return file.replace(/([^/]+?)(\.\w+)?(\.tsx?)$/, `$1${index}$2$3`)
}

const place = (index: number, file: string, specifier: string) =>
  write(nameOf(index, file), `import thing from '${specifier}'\n\nthing()\n`)

async function write(file: string, text: string) {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

async function lint(): Promise<string[]> {
  const run = promisify(execFile)(oxlint, ['--format=json', '--ignore-pattern=node_modules'], { cwd: folder })
  const { stdout } = await run.catch((refusal: { stdout: string }) => refusal)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename }) => filename)
}
