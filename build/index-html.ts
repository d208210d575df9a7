import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type IndexHtmlTransformContext, type Plugin } from 'vite'
import en from '../i18n/en/index.ts'
import fa from '../i18n/fa/index.ts'
import type { Locales } from '../i18n/i18n-types.ts'
import ru from '../i18n/ru/index.ts'
import { shellTexts } from '../i18n/shell-texts.ts'
import { site } from '../src/platform/site.ts'
import { trackingParams } from '../src/platform/tracking-params.ts'
import { colorSchemeKey } from '../src/platform/color-scheme-key.ts'
import { maxPriceAge } from '../src/platform/max-price-age.ts'
import { localeTable, locales, prefixPattern } from '../i18n/locales.ts'
import { dictionaryScripts, fontAddresses } from './render-files.ts'
import { manifestPath, darkPaper, paper } from './web-manifest.ts'

const dictionaries = { fa, en, ru }

const source = (name: string) => readFileSync(join(import.meta.dirname, 'inline-scripts', name), 'utf8')

/** They are in every page. Not compressed: that may use syntax of newer browsers. */
const minifyScripts = (html: string) =>
  html.replace(/(?<=<script>)[^]*?(?=<\/script>)/g, (code) =>
    minifySync('inline.js', code, { compress: false }).code.trim(),
  )

/** They are in every page. */
const styles = (...names: string[]) =>
  `<style>${names
    .map(source)
    .join('')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')}</style>`

/** Attributes of `<link>` elements that the shell adds for its locale. */
function preloadsOf(locale: Locales, { bundle = {} }: IndexHtmlTransformContext) {
  return [
    ...fontAddresses(bundle, locale).map((href) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
      href,
    })),
    ...dictionaryScripts(bundle, locale).map((href) => ({ rel: 'modulepreload', href })),
  ]
}

const textsOf = (locale: Locales, context: IndexHtmlTransformContext) => ({
  lang: localeTable[locale].tag,
  dir: localeTable[locale].direction,
  name: site.name[locale],
  waiting: dictionaries[locale].site.waiting,
  failed: shellTexts[locale].failed,
  reload: shellTexts[locale].reload,
  manifest: manifestPath(locale),
  preloads: preloadsOf(locale, context),
})

const noscript = locales
  .map((locale) => {
    const { tag, direction } = localeTable[locale]
    return `<p lang="${tag}" dir="${direction}">${shellTexts[locale].noscript}</p>`
  })
  .join('')

const fillMarks = (html: string) =>
  html
    .replace('/*%shell-script%*/', () => source('common.js') + source('shell.js'))
    .replace('/*%page-script%*/', () => source('common.js') + source('page.js'))
    .replace('/*%load-app%*/', () => source('load-app.js'))
    /** Not inside a `<style>`: Vite would minify the marks away. */
    .replace('<!--shell-styles-->', () => styles('boot.css', 'splash.css'))
    .replace('<!--page-styles-->', () => styles('boot.css'))
    .replaceAll('%prefixes%', prefixPattern)
    .replace('%tracking-params%', () => trackingParams)
    .replace('%scheme-key%', colorSchemeKey)
    .replace('%max-price-age%', String(maxPriceAge))
    .replace('%name%', site.name.fa)
    .replaceAll('%logo%', site.logo)
    .replace('%manifest%', manifestPath('fa'))
    .replace('%paper%', paper)
    .replace('%night%', darkPaper)
    .replace('%noscript%', () => noscript)

/** Fills the marks of index.html, the shell. */
export function indexHtml(): Plugin {
  return {
    name: 'zarrin:index-html',
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale, context)]))
        return minifyScripts(fillMarks(html).replace('/*%texts%*/ null', () => JSON.stringify(texts)))
      },
    },
  }
}

const styleTag = /<link rel="stylesheet"[^>]*>|<meta name="build"[^>]*>/g

/** The template of prerendered pages: its marks that `documentOf` fills are left. `shell` is the built index.html. */
export function pageTemplate(shell: string): string {
  const template = readFileSync(join(import.meta.dirname, 'page.html'), 'utf8')
  const filled = fillMarks(template)
  return minifyScripts(filled).replace('<!--entry-styles-->', () => shell.match(styleTag)!.join('\n    '))
}
