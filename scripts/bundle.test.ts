import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'
import { analytics } from '../src/platform/analytics.ts'
import type { ModuleList } from '../build/module-list.ts'

const list: ModuleList = JSON.parse(
  readFileSync(join(import.meta.dirname, '../dist/.vite/modules.json'), 'utf8'),
)
const modules = Object.values(list).flat()
const shipped = (pattern: RegExp) => modules.filter((id) => pattern.test(id))

test('the module list contains the modules of the shop', () => {
  expect(modules).toEqual(expect.arrayContaining(['src/main.tsx', 'src/app/theme.ts', 'i18n/fa/index.ts']))
  expect(shipped(/node_modules\/zod\/v4\/mini\//)).not.toEqual([])
})

test.each([
  ['the mock server', /^mocks\//],
  ['msw', /node_modules\/(msw|@mswjs|@msw)\//],
  ['faker', /node_modules\/@faker-js\//],
  ['the full zod build', /node_modules\/zod\/v4\/(classic|locales)\//],
  [
    'code of tests and tools',
    /^(e2e|scripts|stories|visual|contracts\/verify)\/|\.(test|spec|stories)\.tsx?$/,
  ],
])('%s is not bundled', (_, pattern) => {
  expect(shipped(pattern)).toEqual([])
})

function initialModules(): string[] {
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

test('the date picker is loaded lazily', () => {
  const picker = /^src\/features\/date-picker\/|@internationalized\/date/
  expect(shipped(picker)).not.toEqual([])
  expect(initialModules()).toContain('src/main.tsx')
  expect(initialModules().filter((id) => picker.test(id))).toEqual([])
})

test('no asset refers to a public CDN of icons, fonts or scripts', () => {
  const assets = join(import.meta.dirname, '../dist/assets')
  const services =
    /api\.(iconify\.design|simplesvg\.com|unisvg\.com)|fonts\.g(oogleapis|static)\.com|cdn\.jsdelivr\.net|unpkg\.com|cdnjs\.cloudflare\.com/
  const texts = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((name) => services.test(readFileSync(join(assets, name), 'utf8')))).toEqual([])
})

test('the sitemaps are static files', () => {
  for (const name of ['sitemap', 'index-sitemap', 'fa-ir-sitemap', 'en-us-sitemap', 'ru-ru-sitemap'])
    expect(readFileSync(join(import.meta.dirname, `../dist/${name}.xml`), 'utf8')).toContain('<loc>https://')
})

/** A chunk that no other chunk names is never fetched. */
test.skipIf(analytics)('without analytics no chunk refers to the analytics code', () => {
  const own = /start-analytics|web-vitals|\/Consent\/Consent\.tsx/
  const files = Object.keys(list).filter((file) => list[file]!.some((id) => own.test(id)))
  const names = files.map((file) => file.split('/').pop()!)
  const others = Object.keys(list).filter((file) => !files.includes(file))
  const texts = others.map((file) => readFileSync(join(import.meta.dirname, '../dist', file), 'utf8'))
  expect(names.filter((name) => texts.some((text) => text.includes(name)))).toEqual([])
})

const dist = join(import.meta.dirname, '../dist')
const isText = (name: string) => !/\.(br|gz|png|jpe?g|webp|avif|woff2?|ico|mp4)$/.test(name)
const built = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
const texts = built.filter(isText).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const ours = texts.filter(({ file }) => !file.endsWith('/licences.txt'))
const filesWith = (isThere: (text: string) => boolean) =>
  ours.filter(({ text }) => isThere(text)).map(({ file }) => relative(dist, file))

test('no source map is shipped or referenced', () => {
  expect(built.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(filesWith((text) => /[#@] sourceMappingURL=/.test(text))).toEqual([])
})

test('no file contains the path of the build machine', () => {
  const root = join(dist, '..')
  expect(filesWith((text) => text.includes(root) || text.includes('file:///'))).toEqual([])
})

test('no private environment variable is shipped', () => {
  const isPrivate = ([name, value = '']: [string, string | undefined]) =>
    value.length >= 12 && !name.startsWith('VITE_') && !/^https?:\/\/[^/]+\/?$/.test(value)
  const values = Object.entries(process.env).filter(isPrivate)
  const leaked = values.filter(([, value]) => filesWith((text) => text.includes(value!)).length > 0)
  expect(leaked.map(([name]) => name)).toEqual([])
})

test('no palette of Mantine is shipped', () => {
  const [, , , , , , red] = DEFAULT_THEME.colors.red
  expect(filesWith((text) => text.includes(red))).toEqual([])
})

test.each([
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['cloud key', /\b(AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/],
  ['token of a code host or payment service', /\b(gh[pousr]_\w{36}|glpat-[\w-]{20}|[sr]k_live_\w{20,})/],
  ['signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./],
])('no %s is shipped', (_, pattern) => {
  expect(filesWith((text) => pattern.test(text))).toEqual([])
})

test('licences.txt names every bundled package', () => {
  const named = texts.find(({ file }) => file.endsWith('/licences.txt'))!.text
  const bundled = modules.flatMap((id) => /.*node_modules\/((@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [])
  expect(bundled).toContain('react-dom')
  const isNamed = (name: string) => `\n${named}`.includes(`\n${name} `)
  expect([...new Set(bundled)].filter((name) => !isNamed(name))).toEqual([])
})

test('no shipped file uses array methods that the oldest supported browsers lack', () => {
  expect(filesWith((text) => /\.to(Sorted|Reversed|Spliced)\(/.test(text))).toEqual([])
})
