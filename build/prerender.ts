import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { locales } from '../i18n/locales.ts'
import { buildRenderer, type Renderer } from './build-renderer.ts'
import { pageTemplate } from './index-html.ts'
import { buildFilesOf } from './render-files.ts'
import { shellFile, rendererFolder } from './hosting.ts'
import { robotsTxt } from './robots.ts'
import { serveShellAlone, writePages, type Written } from './write-pages.ts'

function report(written: Written | null) {
  if (!written) return
  const { pages, failed, reason } = written
  if (failed.length > 0)
    throw new Error(`These pages are not written, build again: ${failed.join(', ')}\n${reason}`)
  process.stdout.write(`✓ ${pages.length} pages written.\n`)
}

/** Draws skeletons into the shell, and public pages as files of their own, by the renderer that the build bundles first. */
export function prerender(): Plugin {
  let renderer: Promise<Renderer>
  let [root, folder] = ['', '']
  return {
    name: 'zarrin:prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    buildStart() {
      renderer = buildRenderer(root)
      renderer.catch(() => {})
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { renderSkeleton } = await renderer
        const skeletons = await Promise.all(
          locales.map(
            async (locale) =>
              `<template data-skeleton="${locale}">${await renderSkeleton(locale)}</template>`,
          ),
        )
        return html.replace('<!--skeletons-->', () => skeletons.join(''))
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const shell = bundle['index.html']
        if (shell?.type !== 'asset') return
        const html = String(shell.source)
        const files = buildFilesOf(bundle, pageTemplate(html))
        this.emitFile({
          type: 'asset',
          fileName: `${rendererFolder}/build-files.json`,
          source: JSON.stringify(files),
        })
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsTxt() })
        this.emitFile({ type: 'asset', fileName: shellFile, source: html })
        delete bundle['index.html']
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(failure) {
        if (failure) return
        const { source } = await renderer
        await mkdir(join(folder, rendererFolder), { recursive: true })
        await writeFile(join(folder, rendererFolder, 'entry.js'), source)
        if (process.env.PAGES === 'live') await serveShellAlone(folder)
        else report(await writePages(root, folder))
      },
    },
  }
}
