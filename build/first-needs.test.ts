import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { arrivalNeeds, callOfEveryPage, dictionaryNeeds, textFiles } from './first-needs.ts'

const chunk = (fileName: string, of: string | null, imports: string[] = [], css: string[] = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: of && `/shop/${of}`,
  isEntry: of === 'index.html',
  imports,
  viteMetadata: { importedCss: new Set(css) },
})
const split = '.tsx?tsr-split=component'
const files = [
  chunk('main.js', 'index.html', ['base.js'], ['main.css']),
  chunk('base.js', null),
  chunk('ru.js', 'i18n/ru/index.ts', ['base.js']),
  chunk('auth.js', 'i18n/ru/auth/index.ts'),
  chunk('home.js', `src/routes/index${split}`, ['base.js', 'picture.js'], ['home.css']),
  chunk('picture.js', null, ['base.js'], ['picture.css']),
  chunk('listing.js', 'i18n/ru/listing/index.ts'),
  chunk('search.js', `src/routes/search/index${split}---loader`, ['picture.js'], ['picture.css']),
  chunk('category.js', `src/routes/search/$catLabel.index${split}---loader`, ['picture.js']),
  chunk('product.js', `src/routes/search/$catLabel.$productLabel${split}`),
]
const bundle = Object.fromEntries(
  files.map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle

test('a locale needs its dictionary, and none of its namespaces', () => {
  expect(dictionaryNeeds(bundle, 'ru')).toEqual({ scripts: ['ru.js'], styles: [] })
})

test('of the other texts it needs those that a page to arrive on names', () => {
  expect(textFiles(bundle, 'ru')).toMatchObject({ listing: '/listing.js' })
  expect(textFiles(bundle, 'ru')).not.toHaveProperty('auth')
})

test('a page needs what its first paint imports and the entry has not', () => {
  const at = (path: string) => arrivalNeeds(bundle).find((one) => new RegExp(one.path).test(path))
  expect(at('/')).toMatchObject({ scripts: ['home.js', 'picture.js'], styles: ['home.css', 'picture.css'] })
  expect(at('/')?.picture?.address).toMatch(/hero/)
  expect(at('/search')?.scripts).toEqual(['search.js', 'picture.js'])
  expect(at('/search/copper')?.scripts).toEqual(['category.js', 'picture.js'])
  expect(at('/search/copper/zanjan-copper-pot')?.scripts).toEqual(['product.js'])
  expect(at('/basket')).toBeUndefined()
})

test('what a page asks of the server is written as the shop will ask it', () => {
  const calls = arrivalNeeds(bundle).map(({ call }) => call)
  expect(callOfEveryPage).toBe('/api/category/category?ParentId=42&Active=true&SortBy=0')
  expect(calls).toContain('/api/products/products?category=$1&page=1&pageSize=24')
  expect(calls).toContain('/api/products/product?catLabel=$1&label=$2')
})
