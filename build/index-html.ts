import type { IndexHtmlTransformContext, Plugin } from 'vite'
import en from '../i18n/en/index.ts'
import fa from '../i18n/fa/index.ts'
import type { Locales } from '../i18n/i18n-types.ts'
import ru from '../i18n/ru/index.ts'
import { shellTexts } from '../i18n/shell-texts.ts'
import { site } from '../src/platform/site.ts'
import { colorSchemeKey } from '../src/platform/color-scheme-key.ts'
import { sizedAddress, widthsOf, type Shown } from '../src/ui/Picture/sized-address.ts'
import { localeTable, locales, prefixPattern } from '../i18n/locales.ts'
import { arrivalNeeds, callOfEveryPage, dictionaryNeeds, textFiles, type Needs } from './first-needs.ts'
import { manifestPath, night, paper } from './web-manifest.ts'

const dictionaries = { fa, en, ru }

function fontAddresses(locale: Locales, { bundle }: IndexHtmlTransformContext) {
  const built = Object.keys(bundle ?? {})
  return localeTable[locale].fonts.flatMap((font) =>
    built.filter((file) => file.includes(font)).map((file) => `/${file}`),
  )
}

type Preload = [as: 'modulepreload' | 'style', href: string]

const preloads = ({ scripts, styles }: Needs): Preload[] => [
  ...styles.map((file): Preload => ['style', `/${file}`]),
  ...scripts.map((file): Preload => ['modulepreload', `/${file}`]),
]

const choicesOf = ({ width, sizes = `${width}px` }: Shown) => ({ sizes, widths: widthsOf(width) })

/** By the path that is opened: what its page would else ask for one after the other. */
function arrivalsOf(
  { bundle = {} }: IndexHtmlTransformContext,
  at: (address?: string) => string | undefined,
) {
  return arrivalNeeds(bundle).map(({ picture, pictures, call, scripts, styles, ...arrival }) => ({
    ...arrival,
    picture: picture && { src: at(picture.address), ...choicesOf(picture.shown) },
    pictures: pictures && { count: pictures.count, ...choicesOf(pictures.shown) },
    call: at(call),
    files: preloads({ scripts, styles }),
  }))
}

function textsOf(locale: Locales, context: IndexHtmlTransformContext) {
  const { waiting } = dictionaries[locale].site
  const name = site.name[locale]
  const { failed, reload } = shellTexts[locale]
  const fonts = fontAddresses(locale, context)
  const manifest = manifestPath(locale)
  const files = preloads(dictionaryNeeds(context.bundle ?? {}, locale))
  const texts = textFiles(context.bundle ?? {}, locale)
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
  /** Whether the server answers before the shop's script is there; that of the demo is in it. */
  hasServer: boolean
}

/** Fills `index.html` with what the first paint needs from the dictionaries, the theme and the build. */
export function indexHtml({ hasServer }: Options): Plugin {
  let apiBase = ''
  const at = (address?: string) => (hasServer && address ? apiBase + address : undefined)
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
          .replace('/*%arrivals%*/', () => JSON.stringify(arrivalsOf(context, at)))
          .replace('/*%calls%*/', () => JSON.stringify([at(callOfEveryPage)].filter(Boolean)))
          .replace('/*%sized-address%*/', () => String(sizedAddress))
          .replaceAll('%prefixes%', prefixPattern)
          .replace('%api-base%', apiBase)
          .replace('%scheme-key%', colorSchemeKey)
          .replace('%name%', site.name.fa)
          .replaceAll('%logo%', site.logo)
          .replace('%manifest%', manifestPath('fa'))
          .replace('%paper%', paper)
          .replace('%night%', night)
          .replace('%noscript%', () => noscript.join(''))
      },
    },
  }
}
