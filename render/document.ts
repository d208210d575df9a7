import { localeFromPath, localeTable } from '#i18n/locales.ts'

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

/** Nothing but links works before the shop's script has drawn the page. */
const inertControls = (html: string) => html.replace(/<(button|form) /g, '<$1 inert ')

/** `page.html` of the build with the words, language and head of one page. */
export function documentOf(template: string, path: string, body: string): string {
  const { tag, direction } = localeTable[localeFromPath(path)]
  const { head, root } = splitBody(body)
  return template
    .replace(/<html [^>]*>/, `<html lang="${tag}" dir="${direction}" data-mantine-color-scheme="light">`)
    .replace('<!--head-->', () => head.map(marked).join('\n    '))
    .replace('<div id="root"></div>', () => inertControls(root))
}
