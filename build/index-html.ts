import type { IndexHtmlTransformContext, Plugin } from 'vite'
import en from '../i18n/en/index.ts'
import fa from '../i18n/fa/index.ts'
import type { Locales } from '../i18n/i18n-types.ts'
import ru from '../i18n/ru/index.ts'
import { shellTexts } from '../i18n/shell-texts.ts'
import { site } from '../src/platform/site.ts'
import { colorSchemeKey } from '../src/platform/color-scheme-key.ts'
import { sizedAddress, widthsOf, type ImageSizes } from '../src/ui/Picture/sized-address.ts'
import { localeFonts, localeTable, locales, prefixPattern } from '../i18n/locales.ts'
import {
  landingPageAssets,
  headerApiCall,
  dictionaryAssets,
  namespaceFiles,
  type PageAssets,
} from './landing-page-assets.ts'
import { manifestPath, darkPaper, paper } from './web-manifest.ts'

const dictionaries = { fa, en, ru }

function fontAddresses(locale: Locales, { bundle }: IndexHtmlTransformContext) {
  const built = Object.keys(bundle ?? {})
  return localeFonts[locale].flatMap((font) =>
    built.filter((file) => file.includes(font)).map((file) => `/${file}`),
  )
}

type Preload = [as: 'modulepreload' | 'style', href: string]

const preloads = ({ scripts, styles }: PageAssets): Preload[] => [
  ...styles.map((file): Preload => ['style', `/${file}`]),
  ...scripts.map((file): Preload => ['modulepreload', `/${file}`]),
]

const choicesOf = ({ width, sizes = `${width}px` }: ImageSizes) => ({ sizes, widths: widthsOf(width) })

function landingPagesOf(
  { bundle = {} }: IndexHtmlTransformContext,
  apiUrl: (path?: string) => string | undefined,
) {
  return landingPageAssets(bundle).map(({ picture, pictures, call, scripts, styles, ...arrival }) => ({
    ...arrival,
    picture: picture && { src: apiUrl(picture.address), ...choicesOf(picture.shown) },
    pictures: pictures && { count: pictures.count, ...choicesOf(pictures.shown) },
    call: apiUrl(call),
    files: preloads({ scripts, styles }),
  }))
}

function textsOf(locale: Locales, context: IndexHtmlTransformContext) {
  const { waiting } = dictionaries[locale].site
  const name = site.name[locale]
  const { failed, reload } = shellTexts[locale]
  const fonts = fontAddresses(locale, context)
  const manifest = manifestPath(locale)
  const files = preloads(dictionaryAssets(context.bundle ?? {}, locale))
  const texts = namespaceFiles(context.bundle ?? {}, locale)
  return {
    lang: localeTable[locale].tag,
    dir: localeTable[locale].direction,
    name,
    waiting,
    failed,
    reload,
    manifest,
    fonts,
    files,
    texts,
  }
}

type Options = {
  /** False for the demo, whose mock server starts with the shop's script. */
  hasServer: boolean
}

export function indexHtml({ hasServer }: Options): Plugin {
  let apiBase = ''
  const apiUrl = (path?: string) => (hasServer && path ? apiBase + path : undefined)
  return {
    name: 'zarrin:index-html',
    configResolved({ env }) {
      apiBase = String(env.VITE_API_BASE ?? '').replace(/\/$/, '')
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale, context)]))
        const noscript = locales.map((locale) => {
          const text = shellTexts[locale].noscript
          return `<p lang="${localeTable[locale].tag}" dir="${localeTable[locale].direction}">${text}</p>`
        })
        return html
          .replace('/*%texts%*/', () => JSON.stringify(texts))
          .replace('/*%arrivals%*/', () => JSON.stringify(landingPagesOf(context, apiUrl)))
          .replace('/*%calls%*/', () => JSON.stringify([apiUrl(headerApiCall)].filter(Boolean)))
          .replace('/*%sized-address%*/', () => String(sizedAddress))
          .replaceAll('%prefixes%', prefixPattern)
          .replace('%api-base%', apiBase)
          .replace('%scheme-key%', colorSchemeKey)
          .replace('%name%', site.name.fa)
          .replaceAll('%logo%', site.logo)
          .replace('%manifest%', manifestPath('fa'))
          .replace('%paper%', paper)
          .replace('%night%', darkPaper)
          .replace('%noscript%', () => noscript.join(''))
      },
    },
  }
}
