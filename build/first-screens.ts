import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import type { Locales } from '../i18n/i18n-types.ts'
import { localizedPath, locales } from '../i18n/locales.ts'
import type { Screen } from './first-needs.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const outDir = join(root, 'node_modules/.cache/first-screens')

/** The addresses that are drawn: before its goods are here one product looks like another, and one page like the next. */
const screens: Record<Screen, string> = {
  home: '/',
  listing: '/search',
  product: '/search/any/any',
  page: '/compare',
}

type Page = { locale: Locales; screen: Screen; html: string }

/**
 * Draws the shop's pages while it is built, as they are before their goods are here, so that a first screen is there
 * before the script: a `<template>` of `index.html` for each and each locale, shown until the shop draws the page itself.
 */
export function firstScreens(): Plugin {
  return {
    name: 'zarrin:first-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const templates = firstScreensOf(await renderPages())
        return html.replace('<!--first-screens-->', () => templates)
      },
    },
  }
}

/** Only links work before the script is there. */
export const firstScreensOf = (pages: readonly Page[]): string =>
  pages
    .map(
      ({ locale, screen, html }) =>
        `<template data-screen="${locale} ${screen}">${contentOf(html)}</template>`,
    )
    .join('')

/** Of what React has written: what it hoists for the head is left out, and the places of what is not there yet. */
function contentOf(page: string) {
  const content = page.indexOf('<a href="#content"')
  if (content === -1) throw new Error(`No first screen begins in:\n${page.slice(0, 400)}`)
  return page
    .slice(content)
    .replace(/<!--.*?-->|<template><\/template>/g, '')
    .replace(/<(button|form) /g, '<$1 inert ')
}

/** In a process of its own: what stands in for the browser there is nothing for the build to find. */
async function renderPages(): Promise<Page[]> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { ssr: 'build/render-pages.tsx', outDir, emptyOutDir: true },
  })
  const [browser, entry] = [join(import.meta.dirname, 'no-browser.ts'), join(outDir, 'render-pages.js')]
  const wanted = locales.flatMap((locale) =>
    Object.entries(screens).map(([screen, path]) => ({ locale, screen: screen as Screen, path })),
  )
  const paths = wanted.map(({ locale, path }) => localizedPath(locale, path))
  const { stdout } = await run(process.execPath, ['--import', browser, entry, ...paths])
  const drawn = JSON.parse(stdout) as string[]
  await rm(outDir, { recursive: true })
  return wanted.map(({ locale, screen }, at) => ({ locale, screen, html: drawn[at]! }))
}
