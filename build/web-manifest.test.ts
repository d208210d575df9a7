import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { darkPaper, paper, webManifest } from './web-manifest.ts'

const root = join(import.meta.dirname, '..')
const zwnj = /\u200c/

test.each([
  ['fa', '/', 'rtl'],
  ['en', '/en', 'ltr'],
  ['ru', '/ru', 'ltr'],
] as const)('the manifest of %s starts the shop at %s', async (locale, home, dir) => {
  const manifest = webManifest(locale)
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: home, dir, display: 'standalone' })
  expect(manifest.lang).toMatch(`${locale}-`)
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
    ['/search', '/basket', '/profile/accountorder', '/profile/likes'].map((path) =>
      locale === 'fa' ? path : home + path,
    ),
  )
  const words = [manifest.name, manifest.description, ...manifest.shortcuts, ...manifest.screenshots]
  expect(zwnj.test(JSON.stringify(words))).toBe(locale === 'fa')
  expect(JSON.stringify(words)).not.toMatch(/[{}|]\w+:\w+|undefined/)

  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ])
  expect(manifest.screenshots.map((each) => each.form_factor)).toEqual(['narrow', 'narrow', 'wide', 'wide'])
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height, format } = await sharp(join(root, 'public', src)).metadata()
    expect(type).toContain(format)
    expect([`${width}x${height}`, 'any']).toContain(sizes)
  }
})

test('the manifest colours are the page backgrounds of tokens.css', () => {
  const styles = readFileSync(join(root, 'src/app/tokens.css'), 'utf8')
  expect(styles).toContain(`--paper: ${paper};`)
  expect(styles).toContain(`--paper: ${darkPaper};`)
})
