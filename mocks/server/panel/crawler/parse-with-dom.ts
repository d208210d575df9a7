import type { ParseHtml } from './page-facts.ts'

/** The parser of a browser runs no script, and does not look into templates. */
export const parseWithDom: ParseHtml = (html) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')]
    .filter((one) => one instanceof HTMLElement)
    .map((one) => ({
      tag: one.localName,
      attributes: Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value])),
      text: () => one.textContent,
    }))
