import type { Thing } from 'schema-dts'

/** Security: `<` is escaped, so that no text can close the script element. */
export function JsonLd({ data }: { data: Exclude<Thing, string> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
