/** Security: `<` is escaped, so that no text can close the script element. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
