import type { Namespaces } from '#i18n/i18n-types.ts'
import { localeFromPath, localeTable, localizedPath } from '#i18n/locales.ts'
import { localizeDigits } from '#i18n/localize-digits.ts'
import { shellTexts } from '#i18n/shell-texts.ts'
import { contactDetails } from '#src/platform/contact-details.ts'
import type { BuildFiles } from './build-files.ts'
import { inertButSearch, inertControls } from './inert-controls.ts'

/** In this order: link previews read only the first kilobytes of a page. */
const headOrder = [
  /^<title/,
  /name="description"/,
  /rel="canonical"/,
  /property="og:/,
  /name="twitter:/,
  /hrefLang=/i,
  /^<meta/,
  /^<link/,
]
const rankOf = (tag: string) => headOrder.findIndex((pattern) => pattern.test(tag))

/** React escapes `>` in attributes and texts, so that a tag ends at the first one. */
const headTag = /<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>/g

/** Separates the head tags, which React writes first, from the page. */
function splitBody(html: string): { head: string[]; root: string } {
  const start = html.indexOf('<div id="root">')
  if (start === -1) throw new Error(`There is no #root in:\n${html.slice(0, 400)}`)
  const head = html.slice(0, start).match(headTag) ?? []
  return { head: head.sort((one, other) => rankOf(one) - rankOf(other)), root: html.slice(start) }
}

/** The shop removes these tags once it has drawn its own. */
const marked = (tag: string) => tag.replace(/^<(\w+)/, '<$1 data-prerendered')

const inertJson = (data: object) =>
  `<script type="application/json" id="page">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

export type PageContent = {
  /** With the prefix of its locale and its query. */
  address: string
  /** What React drew. */
  body: string
  routeIds: readonly string[]
  /** Texts that the page has loaded. */
  texts: readonly Namespaces[]
  /** When the API was asked, milliseconds of the epoch. */
  at: number
  /** Address of its payload; null for a page that was not found, which any address may get. */
  payload: string | null
}

const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))

const routesOf = ({ routes }: BuildFiles, routeIds: readonly string[]) =>
  routeIds.flatMap((id) => (Object.hasOwn(routes, id) ? [routes[id]!] : []))

/** Those of its routes, and every one that its classes are in: it shows lazy parts already. */
function stylesOf(files: BuildFiles, { body, routeIds }: PageContent): string[] {
  const { stylesByClass } = files
  const ofParts = [...classesOf(body)].flatMap((name) =>
    Object.hasOwn(stylesByClass, name) ? stylesByClass[name]! : [],
  )
  const ofRoutes = routesOf(files, routeIds).flatMap(({ styles }) => styles)
  return [...new Set([...ofRoutes, ...ofParts.sort()])]
}

function assetTags(files: BuildFiles, address: string, styles: readonly string[]): string[] {
  const { manifest, fonts } = files.locales[localeFromPath(address)]
  return [
    `<link rel="manifest" href="${manifest}">`,
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ]
}

/** The inline script of the page loads them. */
function scriptsOf(files: BuildFiles, { address, routeIds, texts }: PageContent, styles: readonly string[]) {
  const own = files.locales[localeFromPath(address)]
  const [entry, ...imported] = files.entryScripts
  const preloads = new Set([
    ...imported,
    ...own.scripts,
    /** The footer uses them. */
    own.texts.app,
    ...texts.map((name) => own.texts[name]),
    ...routesOf(files, routeIds).flatMap(({ scripts }) => scripts),
    ...styles.flatMap((file) => files.scriptsByStyle[file] ?? []),
  ])
  return { entry, preloads: [...preloads] }
}

/** `page.html` of the build with the words, language and head of one page. */
export function documentOf(files: BuildFiles, content: PageContent): string {
  const locale = localeFromPath(content.address)
  const { tag, direction } = localeTable[locale]
  const { failed, reload, buying } = shellTexts[locale]
  const { head, root } = splitBody(content.body)
  const { at, payload } = content
  const styles = stylesOf(files, content)
  const page = { address: payload && content.address, at, payload, ...scriptsOf(files, content, styles) }
  const { phone: number } = contactDetails
  const phone = `<a href="tel:${number}"><bdi dir="ltr">${localizeDigits(locale, number)}</bdi></a>`
  const marks: Record<string, string> = {
    '<!--head-->': head.map(marked).join('\n    '),
    '<!--page-->': inertJson(page),
    '<!--assets-->': assetTags(files, content.address, styles).join('\n    '),
    '<div id="root"></div>': files.isLive
      ? inertButSearch(root, localizedPath(locale, '/search'))
      : inertControls(root),
    '<!--failure-->': `<div id="failure" role="alert" hidden><p>${failed}</p><button type="button">${reload}</button></div>`,
    '<!--noscript-->': `<p class="container">${buying} ${phone}</p>`,
  }
  const start = files.template.replace(
    /<html [^>]*>/,
    `<html lang="${tag}" dir="${direction}" data-mantine-color-scheme="light">`,
  )
  return Object.entries(marks).reduce((html, [mark, text]) => html.replace(mark, () => text), start)
}
