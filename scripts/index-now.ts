import { readFileSync } from 'node:fs'
import { locales, localizedPath } from '#i18n/locales.ts'
import { site } from '#src/platform/site.ts'
import { pageChanges, readPages } from './index-now/page-changes.ts'
import type { Pages } from './index-now/page-changes.ts'
import { fail, readOptions } from './options.ts'

const help = `npx node scripts/index-now.ts [options]   tells search engines by IndexNow which pages changed or are gone

  --before old.json   pages.json of the last release
  --after dist/.vite/pages.json
                      pages.json of this build
  --paths /search/x,/ instead of these: pages of a live shop that changed or are gone, sent in all languages
  --dry-run           prints what would be sent, and sends nothing
  --endpoint https://api.indexnow.org/indexnow
                      where it is sent
  -h, --help          this text

  INDEXNOW_KEY        key of the site, which <site>/<key>.txt has as its text; without it nothing is sent`

/** https://www.indexnow.org/documentation */
const maxAddresses = 10_000
const keyPattern = /^[A-Za-z0-9-]{8,128}$/

const options = readOptions(help, {
  before: { type: 'string' },
  after: { type: 'string', default: 'dist/.vite/pages.json' },
  paths: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  endpoint: { type: 'string', default: 'https://api.indexnow.org/indexnow' },
})
const { INDEXNOW_KEY: key } = process.env

await main()

async function main() {
  if (!key && !options['dry-run'])
    return print('INDEXNOW_KEY is not set, so nothing is sent. See docs/crawlers.md.')
  if (key && !keyPattern.test(key))
    return fail('INDEXNOW_KEY has to be 8 to 128 letters, digits and dashes.', 2)
  const { paths, counts } = namedPages() ?? comparedPages()
  const addresses = paths.map((path) => new URL(path, site.origin).href)
  if (addresses.length === 0) return print('No page changed, so nothing is sent.')
  for (let start = 0; start < addresses.length; start += maxAddresses)
    await submit(addresses.slice(start, start + maxAddresses))
  if (options['dry-run']) return print(`${addresses.length} addresses would be sent: ${counts}.`)
  return print(`Sent ${addresses.length} addresses to IndexNow: ${counts}.`)
}

type Wanted = { paths: string[]; counts: string }

function namedPages(): Wanted | null {
  if (options.paths === undefined) return null
  if (options.before !== undefined) return fail('Name pages by --paths or by --before, not by both.', 2)
  const pages = options.paths.split(',')
  const wrong = pages.find((path) => !path.startsWith('/'))
  if (wrong !== undefined) return fail(`"${wrong}" is no path: it has to begin with a slash.`, 2)
  const paths = pages.flatMap((path) => locales.map((locale) => localizedPath(locale, path)))
  return { paths, counts: `${pages.length} pages in ${locales.length} languages` }
}

function comparedPages(): Wanted {
  if (options.before === undefined)
    return fail(`Name the pages.json of the last release: --before.\n\n${help}`, 2)
  const { changed, gone } = pageChanges(read(options.before), read(options.after))
  return { paths: [...changed, ...gone], counts: `${changed.length} changed, ${gone.length} gone` }
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}

function read(file: string): Pages {
  const text = textOf(file)
  return readPages(text) ?? fail(`${file} is no page list. The build writes one: dist/.vite/pages.json`)
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return fail(
      `${file} cannot be read (${code}). Keep dist/.vite/pages.json of the last release for --before.`,
    )
  }
}

async function submit(urlList: readonly string[]) {
  const { endpoint } = options
  const keyLocation = `${site.origin}/${key ?? 'INDEXNOW_KEY'}.txt`
  const body = { host: new URL(site.origin).host, key: key ?? 'INDEXNOW_KEY', keyLocation, urlList }
  if (options['dry-run']) return print(`POST ${endpoint}\n${JSON.stringify(body, null, 2)}`)
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  }).catch((error: Error) => fail(`${endpoint} cannot be reached (${reasonOf(error)}). Try again later.`))
  if (!response.ok) fail(`IndexNow answered ${response.status}. ${adviceOn(response.status, keyLocation)}`)
}

function reasonOf({ message, cause }: Error): string {
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message
}

function adviceOn(status: number, keyLocation: string): string {
  if (status === 403)
    return `The key is not proved: put a file ${key}.txt, with the key as its text, where ${keyLocation} finds it.`
  if (status === 400 || status === 422)
    return `The addresses or the key do not fit the site: see \`origin\` in src/platform/site.ts.`
  if (status === 429) return 'Wait some hours, and send each change once.'
  return 'Try again later.'
}
