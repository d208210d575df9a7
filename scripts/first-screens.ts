import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { basepathOf } from '../src/stores/locale.ts'
import type { Locales } from '../i18n/i18n-types.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const outDir = join(root, 'node_modules/.cache/first-screens')
const locales: readonly Locales[] = ['fa', 'en', 'ru']

/**
 * Draws the home page while the shop is built, so that its first screen is there before its script: a `<template>` of
 * `index.html` for each locale, which `index.html` shows on that page until the shop draws it itself.
 */
export function firstScreens(): Plugin {
  return {
    name: 'zarrin:first-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const screens = firstScreensOf(await renderHome())
        return html.replace('<!--first-screens-->', () => screens)
      },
    },
  }
}

/** Only links work before the script is there. */
export function firstScreensOf(pages: ReadonlyMap<Locales, string>): string {
  const templates = [...pages].map(
    ([locale, page]) => `<template data-screen="${basepathOf(locale)}">${contentOf(page)}</template>`,
  )
  return templates.join('')
}

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
async function renderHome(): Promise<ReadonlyMap<Locales, string>> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { ssr: 'scripts/render-home.tsx', outDir, emptyOutDir: true },
  })
  const [browser, entry] = [join(import.meta.dirname, 'no-browser.ts'), join(outDir, 'render-home.js')]
  const pages = locales.map(async (locale) => {
    const path = locale === 'fa' ? '/' : `${basepathOf(locale)}/`
    const { stdout } = await run(process.execPath, ['--import', browser, entry, path])
    return [locale, stdout] as const
  })
  const drawn = new Map(await Promise.all(pages))
  await rm(outDir, { recursive: true })
  return drawn
}
