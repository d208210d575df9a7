import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { landingPageAssets, headerApiCall, dictionaryAssets, namespaceFiles } from './landing-page-assets.ts'

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

test('the files of a locale are its dictionary without the namespaces', () => {
  expect(dictionaryAssets(bundle, 'ru')).toEqual({ scripts: ['ru.js'], styles: [] })
})

test('only namespaces of landing pages have a file to preload', () => {
  expect(namespaceFiles(bundle, 'ru')).toMatchObject({ listing: '/listing.js' })
  expect(namespaceFiles(bundle, 'ru')).not.toHaveProperty('auth')
})

test('a landing page preloads the imports of its first paint, except those of the entry', () => {
  const at = (path: string) => landingPageAssets(bundle).find((one) => new RegExp(one.path).test(path))
  expect(at('/')).toMatchObject({ scripts: ['home.js', 'picture.js'], styles: ['home.css', 'picture.css'] })
  expect(at('/')?.picture?.address).toMatch(/hero/)
  expect(at('/search')?.scripts).toEqual(['search.js', 'picture.js'])
  expect(at('/search/copper')?.scripts).toEqual(['category.js', 'picture.js'])
  expect(at('/search/copper/zanjan-copper-pot')?.scripts).toEqual(['product.js'])
  expect(at('/basket')).toBeUndefined()
})

test('early API calls have the URLs that the shop requests', () => {
  const calls = landingPageAssets(bundle).map(({ call }) => call)
  expect(headerApiCall).toBe('/api/category/category?ParentId=42&Active=true&SortBy=0')
  expect(calls).toContain('/api/products/products?category=$1&page=1&pageSize=24')
  expect(calls).toContain('/api/products/product?catLabel=$1&label=$2')
})
