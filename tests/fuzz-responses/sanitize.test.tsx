import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitize as sanitizeInBrowser } from '#src/features/content/Prose/sanitize.ts'
import { sanitize as sanitizeOnServer } from '#src/features/content/Prose/sanitize.server.ts'

/** Without `select` and `foreignObject`, which parse5 and browsers parse differently; both are removed in any case. */
const words = (text: string) => fc.constantFrom(...text.split(' '))
const names = words(
  'p a h2 ul li strong br bdi blockquote script style svg math iframe template noscript textarea title form input ' +
    'img div span table td h1 x-y mtext desc',
)
const texts = words(
  `پیاله &lt;b&gt; &amp; <!--no--> </script> ]]> " ' \u2028 \u202E \u00A0 < $& javascript:alert(1)`,
)
const addresses = words(
  '/search/copper https://a.example/?a=1&b=2 mailto:a@b.example tel:021 #x ?x javascript:alert(1) ' +
    'JaVa\tscript:alert(1) \u00A0javascript:alert(1) data:text/html,x vbscript:x x:y',
)
const attributes = fc.oneof(
  fc.tuple(fc.constantFrom('href', 'HREF', 'xlink:href', 'src', 'action'), addresses),
  fc.tuple(
    fc.constantFrom('onclick', 'style', 'class', 'id', 'lang', 'dir', 'data-x', 'aria-label', 'name'),
    texts,
  ),
)

const attribute = attributes.map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(fc.oneof({ maxDepth: 4 }, texts, tie('element')), { maxLength: 4 })
    .map((parts) => parts.join('')),
  element: fc
    .tuple(names, fc.array(attribute, { maxLength: 3 }), tie('html'), fc.boolean())
    .map(
      ([name, given, inner, isClosed]) => `<${name}${given.join('')}>${inner}${isClosed ? `</${name}>` : ''}`,
    ),
}))

/** DOMPurify returns a text without markup as it came. */
function parsed(safe: string): string {
  const place = document.createElement('template')
  place.innerHTML = safe
  return place.innerHTML
}

test('HTML of editors is sanitised on a server as in a browser', () => {
  fc.assert(
    fc.property(html, (given) => {
      expect(parsed(sanitizeOnServer(given))).toBe(parsed(sanitizeInBrowser(given)))
    }),
    { numRuns: 1_000 },
  )
})
