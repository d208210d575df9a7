import type { Locales } from '../i18n/i18n-types.ts'
import { shellTexts } from '../i18n/shell-texts.ts'
import { site } from '../src/platform/site.ts'
import { localeTable } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/locales.ts'

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 16px;
    padding: 24px; box-sizing: border-box; text-align: center; font: 16px/1.8 system-ui, sans-serif;
    background: #fbf9f4; color: #1b1a17; }
  h1 { margin: 0; font-size: 22px; line-height: 1.5; }
  p { margin: 0; max-width: 28rem; }
  .first, .second { display: inline-flex; align-items: center; min-height: 48px; padding-inline: 24px; border-radius: 4px; }
  .first { background: #caa228; color: #1b1a17; font-weight: 700; text-decoration: none; }
  .second { color: #7d6210; }
  :focus-visible { outline: 2px solid #7d6210; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { background: #15140f; color: #f2eee2; }
    .second { color: #e3c463; }
    :focus-visible { outline-color: #e3c463; }
  }`

/** `href=""` reloads the page without a script. */
function page(locale: Locales) {
  const { offline, offlineText, retry, home } = shellTexts[locale]
  return `<!doctype html>
<html lang="${localeTable[locale].tag}" dir="${localeTable[locale].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${offline} · ${site.name[locale]}</title>
<style>${style}</style>
</head>
<body>
<img src="${site.logo}" width="72" height="72" alt="">
<h1>${offline}</h1>
<p>${offlineText}</p>
<a class="first" href="">${retry}</a>
<a class="second" href="${localizedPath(locale, '/')}">${home}</a>
</body>
</html>
`
}

export const offlinePages = (): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(shellTexts) as Locales[]).map((locale) => [`offline-${locale}.html`, page(locale)]),
  )
