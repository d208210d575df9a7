import { expect, test } from 'vitest'
import { largestPages, measureRoutes } from './size.ts'

const split = '.tsx?tsr-split=component'
const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_shared.js'], css: ['main.css'] },
  '_shared.js': { file: 'shared.js' },
  'i18n/fa/texts.ts': { file: 'fa.js' },
  'i18n/ru/texts.ts': { file: 'ru.js' },
  [`src/routes/index${split}`]: { file: 'home.js', imports: ['_shared.js'], css: ['home.css'] },
  [`src/routes/_gray${split}`]: { file: 'gray.js' },
  [`src/routes/_gray.basket${split}---loader`]: { file: 'basket.js', imports: ['_lines.js'] },
  '_lines.js': { file: 'lines.js', imports: ['_shared.js'], css: ['lines.css'] },
  'src/routes/index.tsx?tsr-split=errorComponent': { file: 'error.js' },
  '_modal.js': { file: 'modal.js' },
}
const sizes: Record<string, number> = {
  'main.js': 50_000,
  'shared.js': 30_000,
  'fa.js': 1_000,
  'ru.js': 2_000,
  'home.js': 10_000,
  'gray.js': 3_000,
  'basket.js': 5_000,
  'lines.js': 4_000,
  'main.css': 8_000,
  'home.css': 1_000,
  'lines.css': 2_000,
}
const weigh = (file: string) => sizes[file]!

test('the size of a route counts each file of its first paint once', () => {
  const rows = measureRoutes(manifest, { '/': { js: 92, css: 9 }, '*': { js: 90, css: 90 } }, weigh)
  expect(rows).toEqual([
    { route: '/', js: 92, css: 9, budget: { js: 92, css: 9 }, over: false },
    { route: '/basket', js: 94, css: 10, budget: { js: 90, css: 90 }, over: true },
  ])
})

test('a route with too much CSS is over budget', () => {
  const rows = measureRoutes(manifest, { '*': { js: 100, css: 9.5 } }, weigh)
  expect(rows.map(({ route, over }) => [route, over])).toEqual([
    ['/', false],
    ['/basket', true],
  ])
})

test('the largest prerendered page of each kind is found in all languages', () => {
  const bytes: Record<string, number> = {
    'index.html.br': 13_000,
    'ru.html.br': 14_000,
    'ru.html': 90_000,
    'shell.html.br': 50_000,
    'en/404.html.br': 50_000,
    'search.page-2.html.br': 11_000,
    'ru/search/copper.html.br': 12_000,
    'search/copper/pot.html.br': 9_000,
    'en/search/copper/pot.html.br': 8_000,
    'ru/blogs/saffron.html.br': 7_000,
  }
  const found = largestPages(Object.keys(bytes), (file) => bytes[file]!)
  expect(found).toEqual([
    { kind: 'home', file: 'ru.html.br', size: 14 },
    { kind: 'listing', file: 'ru/search/copper.html.br', size: 12 },
    { kind: 'product', file: 'search/copper/pot.html.br', size: 9 },
    { kind: 'content', file: 'ru/blogs/saffron.html.br', size: 7 },
  ])
})
