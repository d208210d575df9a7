import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analytics } from '../src/analytics.ts'
import type { ModuleList } from './module-list.ts'

/** Written by `moduleList` while Vite builds. */
const list: ModuleList = JSON.parse(
  readFileSync(join(import.meta.dirname, '../dist/.vite/modules.json'), 'utf8'),
)
const modules = Object.values(list).flat()
const shipped = (pattern: RegExp) => modules.filter((id) => pattern.test(id))

test('the list is of the shop itself', () => {
  expect(modules).toEqual(expect.arrayContaining(['src/main.tsx', 'src/theme.ts', 'i18n/fa/index.ts']))
  expect(shipped(/node_modules\/zod\/v4\/mini\//)).not.toEqual([])
})

test.each([
  ['the mock server', /^mocks\//],
  ['msw', /node_modules\/(msw|@mswjs|@msw)\//],
  ['faker', /node_modules\/@faker-js\//],
  ['the full zod, where zod/mini serves', /node_modules\/zod\/v4\/(classic|locales)\//],
  [
    'code of tests and tools',
    /^(e2e|scripts|stories|visual|contracts\/verify)\/|\.(test|spec|stories)\.tsx?$/,
  ],
])('%s does not ship', (_, pattern) => {
  expect(shipped(pattern)).toEqual([])
})

/** What a page loads before anything is asked for. */
function loadedFirst(): string[] {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(join(import.meta.dirname, '../dist/.vite/manifest.json'), 'utf8'),
  )
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  visit('index.html')
  return [...found].flatMap((key) => list[manifest[key]!.file] ?? [])
}

test('the date picker is loaded where it is used', () => {
  const picker = /^src\/features\/date-picker\/|@internationalized\/date/
  expect(shipped(picker)).not.toEqual([])
  expect(loadedFirst()).toContain('src/main.tsx')
  expect(loadedFirst().filter((id) => picker.test(id))).toEqual([])
})

test('no icon, font or script of a public service is asked for', () => {
  const assets = join(import.meta.dirname, '../dist/assets')
  const services =
    /api\.(iconify\.design|simplesvg\.com|unisvg\.com)|fonts\.g(oogleapis|static)\.com|cdn\.jsdelivr\.net|unpkg\.com|cdnjs\.cloudflare\.com/
  const texts = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((name) => services.test(readFileSync(join(assets, name), 'utf8')))).toEqual([])
})

test('what search engines read first is a file', () => {
  for (const name of ['sitemap', 'index-sitemap', 'fa-ir-sitemap', 'en-us-sitemap', 'ru-ru-sitemap'])
    expect(readFileSync(join(import.meta.dirname, `../dist/${name}.xml`), 'utf8')).toContain('<loc>https://')
})

/** A chunk that no other names is never fetched. */
test.skipIf(analytics)('where no analytics are plugged in nothing of them is within reach', () => {
  const own = /follow-analytics|web-vitals|\/Consent\/Consent\.tsx/
  const files = Object.keys(list).filter((file) => list[file]!.some((id) => own.test(id)))
  const names = files.map((file) => file.split('/').pop()!)
  const others = Object.keys(list).filter((file) => !files.includes(file))
  const texts = others.map((file) => readFileSync(join(import.meta.dirname, '../dist', file), 'utf8'))
  expect(names.filter((name) => texts.some((text) => text.includes(name)))).toEqual([])
})
