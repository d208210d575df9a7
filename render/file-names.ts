/** `/search/copper?page=2` → `/search/copper.page-2`; home is `/index`. Never a folder, which hosts redirect to a slash. */
export function baseName(address: string): string {
  const [path = '/', query] = address.split('?')
  const base = path === '/' ? '/index' : path
  return query ? `${base}.${query.replace('=', '-')}` : base
}

/** The address whose files have this base name. */
export const addressOfBaseName = (name: string) =>
  name === '/index' ? '/' : name.replace(/\.(page|item)-(\d+)$/, '?$1=$2')

/** Path of a page's file, like `/search/copper.page-2.html`. */
export const pageFile = (address: string) => `${baseName(address)}.html`

/** Variants of a product share its answers, and so their payload. `hash` makes the file immutable. */
export const payloadAddress = (address: string, hash: string) =>
  `${baseName(address.replace(/\?item=.*/, ''))}.${hash}.payload.json`
