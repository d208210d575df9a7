import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import type { Locales } from '../i18n/i18n-types.ts'
import { localizedPath, locales } from '../i18n/locales.ts'
import type { SkeletonKind } from './landing-page-assets.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const outDir = join(root, 'node_modules/.cache/first-screens')

/** Paths to prerender. Any product or other page gives the same skeleton before its data arrives. */
const screens: Record<SkeletonKind, string> = {
  home: '/',
  listing: '/search',
  product: '/search/any/any',
  page: '/compare',
}

type Page = { locale: Locales; screen: SkeletonKind; html: string }

/** Prerenders page skeletons into `<template>`s of index.html, shown until the shop renders the page. */
export function prerenderSkeletons(): Plugin {
  return {
    name: 'zarrin:first-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const templates = skeletonTemplates(await renderPages())
        return html.replace('<!--first-screens-->', () => templates)
      },
    },
  }
}

export const skeletonTemplates = (pages: readonly Page[]): string =>
  pages
    .map(
      ({ locale, screen, html }) =>
        `<template data-screen="${locale} ${screen}">${contentOf(html)}</template>`,
    )
    .join('')

/** Drops hoisted head tags and Suspense markers. Buttons and forms are inert: only links work without the script. */
function contentOf(page: string) {
  const content = page.indexOf('<a href="#content"')
  if (content === -1) throw new Error(`No first screen begins in:\n${page.slice(0, 400)}`)
  return page
    .slice(content)
    .replace(/<!--.*?-->|<template><\/template>/g, '')
    .replace(/<(button|form) /g, '<$1 inert ')
}

/** Renders in a child process, so that the fake browser globals stay out of the build. */
async function renderPages(): Promise<Page[]> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { ssr: 'build/render-pages.tsx', outDir, emptyOutDir: true },
  })
  const [browser, entry] = [join(import.meta.dirname, 'no-browser.ts'), join(outDir, 'render-pages.js')]
  const targets = locales.flatMap((locale) =>
    Object.entries(screens).map(([screen, path]) => ({ locale, screen: screen as SkeletonKind, path })),
  )
  const paths = targets.map(({ locale, path }) => localizedPath(locale, path))
  const { stdout } = await run(process.execPath, ['--import', browser, entry, ...paths])
  const rendered = JSON.parse(stdout) as string[]
  await rm(outDir, { recursive: true })
  return targets.map(({ locale, screen }, at) => ({ locale, screen, html: rendered[at]! }))
}
