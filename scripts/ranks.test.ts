import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { lintPlanted } from './lint-planted.ts'
import { rankOf, ranks } from './ranks.ts'

const root = join(import.meta.dirname, '..')
const allowed = [
  ['contracts/verify/run.ts', '../wire.ts'],
  ['stories/contracts/examples.ts', '#contracts/verify/http-request.ts'],
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
  ['src/features/checkout/Cart.stories.tsx', '#stories/product-fixtures.ts'],
  ['src/features/checkout/cart-queries.test.ts', '#stories/product-fixtures.ts'],
  ['src/features/date-picker/DatePicker/DatePicker.stories.tsx', '#i18n/locales.ts'],
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
  ['src/main.tsx', './app/App.tsx'],
  ['src/sw.ts', './features/pwa/worker/cacheable.ts'],
  ['mocks/shop/random.test.ts', '../domain/cart.ts'],
  ['render/page.ts', '#src/app/App.tsx'],
  ['render/page.test.ts', '#mocks/server/answer.ts'],
  ['build/sitemap.ts', '#mocks/server/answer.ts'],
  ['build/pages.ts', '../render/page.ts'],
  ['build/robots.test.ts', '../e2e/robots.ts'],
  ['server/live-pages.ts', '../render/plan.ts'],
  ['server/live-pages.ts', '../build/hosting.ts'],
  ['server/live-pages.test.ts', '#mocks/server/answer.ts'],
  ['scripts/serve.ts', '../server/primary.ts'],
  ['mocks/mutants/cart-mutants.ts', '../server/session.ts'],
  ['scripts/visual-config.test.ts', '../visual.config.ts'],
  ['scripts/demo-entry.ts', '../src/main.tsx'],
  ['scripts/bench/floor.ts', '../../build/theme-sheet.ts'],
  ['.storybook/preview.tsx', '#stories/modes.ts'],
  ['vite.config.ts', './build/sitemap.ts'],
  ['visual.config.ts', './stories/modes.ts'],
] as const
const forbidden = [
  ['contracts/cart.ts', '#i18n/formatters.ts'],
  ['contracts/wire.ts', './verify/http-request.ts'],
  ['contracts/openapi/openapi.ts', '../verify/http-request.ts'],
  ['contracts/verify/run.ts', '../../i18n/formatters.ts'],
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
  ['src/features/date-picker/use-now.ts', '#src/platform/delay.ts'],
  ['src/features/date-picker/Cell/Cell.tsx', '#i18n/locales.ts'],
  ['src/routes/index.tsx', '#mocks/server/session.ts'],
  ['src/main.tsx', '#mocks/server/session.ts'],
  ['mocks/server/session.ts', '#src/platform/site.ts'],
  ['mocks/server/node/adapter.ts', '../../src/platform/site.ts'],
  ['mocks/shop/random.ts', '../domain/cart.ts'],
  ['mocks/domain/cart.ts', '../server/session.ts'],
  ['mocks/server/session.ts', '../mutants/mutant.ts'],
  ['src/platform/delay.ts', '../../tests/watch-uncaught-errors.ts'],
  ['e2e/cart.spec.ts', '#src/platform/site.ts'],
  ['e2e/cart.spec.ts', '../mocks/server/session.ts'],
  ['visual/capture.ts', '#contracts/cart.ts'],
  ['stories/modes.ts', '../visual/modes.ts'],
  ['src/ui/Price/Price.tsx', '@zarrin/visual/modes'],
  ['src/app/App.tsx', '#src/main.tsx'],
  ['src/app/App.tsx', '../sw.ts'],
  ['src/app/App.tsx', '../../render/page.ts'],
  ['src/app/theme.ts', '#stories/product-fixtures.ts'],
  ['src/sw.ts', '#mocks/server/session.ts'],
  ['render/page.ts', '#mocks/server/session.ts'],
  ['render/page.ts', '../build/sitemap.ts'],
  ['mocks/mutants/cart-mutants.ts', '../shop/random.ts'],
  ['mocks/mutants/cart-mutants.ts', '../../mocks/shop/random.ts'],
  ['mocks/mutants/cart-mutants.ts', '#stories/product-fixtures.ts'],
  ['tests/cart-model/shop.tsx', '../../e2e/mock.ts'],
  ['stories/product-fixtures.ts', '#src/main.tsx'],
  ['.storybook/preview.tsx', '../tests/fuzz-responses/shop.tsx'],
  ['build/sitemap.ts', '../scripts/options.ts'],
  ['build/sitemap.ts', '../vite.config.ts'],
  ['build/robots.ts', '../e2e/robots.ts'],
  ['build/public-pages.ts', '#contracts/verify/http-request.ts'],
  ['build/hosting.ts', '../server/listener.ts'],
  ['mocks/server/session.ts', '../../server/listener.ts'],
  ['server/live-pages.ts', '#mocks/server/answer.ts'],
  ['server/live-pages.ts', '../mocks/server/answer.ts'],
  ['server/live-pages.ts', '../scripts/options.ts'],
  ['server/shop-server.ts', '../contracts/verify/http-request.ts'],
  ['scripts/bench.ts', '../visual/config.ts'],
  ['scripts/bench/floor.ts', '../../tests/cart-model/shop.tsx'],
  ['deploy/start.ts', '../scripts/options.ts'],
  ['vite.config.ts', './src/app/theme.ts'],
  ['vite.config.ts', '#src/app/theme.ts'],
  ['playwright.config.ts', './src/main.tsx'],
] as const
/** They import nothing, as a new file may. */
const withoutRank = [
  'src/thing.ts',
  'src/helpers/thing.ts',
  'src/features/thing.ts',
  'mocks/thing.ts',
  'utils/thing.ts',
  'utils/thing.config.ts',
  'thing.ts',
]

const imports = [...allowed, ...forbidden]
const reactLazy = `import { lazy } from 'react'\n\nlazy()\n`
const routerLazy = `import { lazyRouteComponent } from '@tanstack/react-router'\n\nlazyRouteComponent()\n`
const lazily = {
  'src/ui/lazy-optional.ts': reactLazy + routerLazy,
  'src/ui/Footer/Footer.tsx': reactLazy,
  'src/routes/basket.tsx': reactLazy,
  'src/routes/-content.tsx': routerLazy,
}

let refused: string[]
let unranked: string[]

beforeAll(async () => {
  const files = [...new Set(imports.map(([from]) => from))]
  const problems = await lintPlanted({
    /** Their folders make them features. */
    'src/features/account/user-query.ts': '',
    'src/features/checkout/order-queries.ts': '',
    ...Object.fromEntries(files.map((file) => [file, importing(file)])),
    ...lazily,
    ...Object.fromEntries(withoutRank.map((file) => [file, 'export const thing = 1\n'])),
  })
  const withRule = (rule: string) => problems.filter(({ code }) => code.includes(rule))
  refused = withRule('no-restricted-imports').map(
    ({ filename, message }) => `${filename} ${/^'([^']+)'/.exec(message)?.[1]}`,
  )
  unranked = withRule('has-rank').map(({ filename }) => filename)
})

test.each(allowed)('%s may import %s', (file, specifier) => {
  expect(refused).not.toContain(`${file} ${specifier}`)
})

test.each(forbidden)('%s may not import %s', (file, specifier) => {
  expect(refused).toContain(`${file} ${specifier}`)
})

test('each rank has an import that is forbidden', () => {
  const tested = new Set(forbidden.map(([file]) => rankOf(file)))
  const others = (rank: string) => rank.startsWith('src/features/') && rank !== 'src/features/checkout'
  expect(Object.keys(ranks).filter((rank) => !tested.has(rank) && !others(rank))).toEqual([])
})

test('a file without a rank fails the lint, even one without imports', () => {
  expect(unranked.toSorted()).toEqual(withoutRank.toSorted())
  expect(withoutRank.map(rankOf)).toEqual(withoutRank.map(() => undefined))
})

test('each file of code or style in the repository has a rank', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const code = tracked.filter((file) => /\.([cm]?[jt]sx?|css)$/.test(file))
  expect(code.length).toBeGreaterThan(1000)
  expect(code.filter((file) => rankOf(file) === undefined)).toEqual([])
})

test('only lazy-optional.ts may import lazy of React and of the router', () => {
  const isRefused = (file: string) => refused.some((one) => one.startsWith(`${file} `))
  expect(Object.keys(lazily).filter((file) => !isRefused(file))).toEqual(['src/ui/lazy-optional.ts'])
})

function importing(file: string) {
  const specifiers = imports.flatMap(([from, specifier]) => (from === file ? specifier : []))
  return specifiers
    .map((specifier, index) => `import thing${index} from '${specifier}'\n\nthing${index}()\n`)
    .join('')
}
