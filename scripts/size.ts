import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import written from '../budgets.json' with { type: 'json' }
import { prefixPattern } from '../i18n/locales.ts'
import { fail, readOptions } from './options.ts'
import { sizeOfPart } from './part-size.ts'

const help = `npx node scripts/size.ts                gzip size of each route's first paint against budgets.json,
                            of the publishable parts without React and Mantine, and of the largest
                            prerendered page of each kind as a host sends it (brotli)

  -h, --help     this text

Reads dist/: run "npm run build" first. Exits with 1 when something is over its budget.`

type Entry = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
type Manifest = Record<string, Entry>
type Budget = { js: number; css: number }
type Budgets = Record<string, Budget> & { '*': Budget }
type Row = Budget & { route: string; budget: Budget; over: boolean }

type Kind = keyof typeof written.html
type Page = { kind: Kind; file: string; size: number }

/** Several exports split into one chunk share its name: `component---loader`. */
const splitRoute = /^src\/routes\/(.*)\.tsx\?tsr-split=component(?:---\w+)*$/

const parts = Object.keys(written.parts) as (keyof typeof written.parts)[]
const peers = /^(react|react-dom|@mantine\/\w+)(\/|$)/

const pageFile = RegExp(`^(?:(?:${prefixPattern})/)?([\\w/-]+)(?:\\.page-\\d+)?\\.html\\.br$`)
const homeFile = RegExp(`^(?:index|${prefixPattern})$`)

const root = join(import.meta.dirname, '..')

if (import.meta.main) await main()

async function main() {
  readOptions(help, {})
  const rows = measureBuild()
  for (const part of parts) {
    const size = await sizeOfPart({ entry: join(root, part), externals: peers })
    rows.push(rowOf(part.split('/').at(-2)!, size, written.parts[part]))
  }
  const pages = measurePages()
  process.stdout.write(`${table(rows)}\n\n${pageTable(pages)}\n`)
  const over = [
    ...rows.filter((row) => row.over).map(({ route }) => route),
    ...pages.filter(isTooLarge).map(({ file }) => file),
  ]
  if (over.length > 0)
    fail(
      `\nOver budget: ${over.join(', ')}. Load less before the first paint, or make the part or page smaller.`,
    )
}

export function measureBuild(): Row[] {
  const manifestFile = join(root, 'dist/.vite/manifest.json')
  if (!existsSync(manifestFile)) fail('There is nothing built yet. Run "npm run build" first.')
  const weigh = (file: string) => gzipSync(readFileSync(join(root, 'dist', file))).length
  const rows = measureRoutes(readJson(manifestFile), written.routes, weigh)
  return rows.length > 0
    ? rows
    : fail('No route was found in dist/.vite/manifest.json: is build.manifest on?')
}

function measurePages(): Page[] {
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  return largestPages(files, (file) => statSync(join(dist, file)).size)
}

function kindOf(file: string): Kind | null {
  const page = pageFile.exec(file)?.[1]
  if (page === undefined || /(^|\/)(404|shell|offline-\w+)$/.test(page)) return null
  if (homeFile.test(page)) return 'home'
  if (!/^search(\/|$)/.test(page)) return 'content'
  return page.split('/').length > 2 ? 'product' : 'listing'
}

/** Kilobytes of the largest compressed page of each kind in a built folder. */
export function largestPages(files: readonly string[], weigh: (file: string) => number): Page[] {
  const largest = new Map<Kind, Page>()
  for (const file of files) {
    const kind = kindOf(file)
    if (kind === null) continue
    const size = weigh(file) / 1000
    if (size > (largest.get(kind)?.size ?? 0)) largest.set(kind, { kind, file, size })
  }
  return [...largest.values()]
}

function isTooLarge({ kind, size }: Page): boolean {
  return size > written.html[kind]
}

function pageTable(pages: readonly Page[]) {
  const lines = pages.map((page) => {
    const { kind, file, size } = page
    const most = written.html[kind]
    return `${isTooLarge(page) ? '✗' : '✓'} ${kind.padEnd(10)}${size.toFixed(1).padStart(5)} of ${String(most).padEnd(5)} ${file}`
  })
  return ['  largest page, kB brotli', ...lines].join('\n')
}

/** Kilobytes (1,000 bytes, gzip) by route: entry, largest dictionary, layouts and own chunk, with their imports. */
export function measureRoutes(manifest: Manifest, budgets: Budgets, weigh: (file: string) => number): Row[] {
  const keys = Object.keys(manifest)
  const weightOf = (starts: string[]) => weight(closure(manifest, starts), weigh)
  const dictionaries = keys.filter((key) => /^i18n\/\w+\/texts\.ts$/.test(key))
  const heaviest = dictionaries.toSorted((a, b) => weightOf([b]).js - weightOf([a]).js).slice(0, 1)
  const always = [...keys.filter((key) => manifest[key]?.isEntry), ...heaviest]
  const chunks = keys.filter((key) => splitRoute.test(key)).map((key) => ({ key, segments: segmentsOf(key) }))
  const pages = chunks.filter(({ segments }) => !chunks.some((other) => isAround(segments, other.segments)))
  const rows = pages.map(({ key, segments }) => {
    const layouts = chunks.filter((other) => isAround(other.segments, segments))
    const route = routeOf(segments)
    const size = weightOf([...always, ...layouts.map((layout) => layout.key), key])
    return rowOf(route, size, budgets[route] ?? budgets['*'])
  })
  return rows.toSorted((a, b) => a.route.localeCompare(b.route))
}

function rowOf(route: string, { js, css }: Budget, budget: Budget): Row {
  return { route, js, css, budget, over: js > budget.js || css > budget.css }
}

/** Both `/` and `.` separate segments: `_gray.basket` equals `_gray/basket`. */
function segmentsOf(key: string): string[] {
  const segments = splitRoute.exec(key)![1]!.split(/[/.]/)
  return segments.at(-1) === 'route' ? segments.slice(0, -1) : segments
}

function isAround(layout: string[], page: string[]) {
  return layout.length < page.length && layout.every((segment, index) => segment === page[index])
}

function routeOf(segments: string[]) {
  return `/${segments.filter((segment) => segment !== 'index' && !segment.startsWith('_')).join('/')}`
}

function closure(manifest: Manifest, starts: string[]): Entry[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  starts.forEach(visit)
  return [...found].flatMap((key) => manifest[key] ?? [])
}

function weight(entries: Entry[], weigh: (file: string) => number): Budget {
  const js = new Set(entries.map(({ file }) => file))
  const css = new Set(entries.flatMap((entry) => entry.css ?? []))
  const sum = (files: Set<string>) => [...files].reduce((total, file) => total + weigh(file), 0) / 1000
  return { js: sum(js), css: sum(css) }
}

function table(rows: Row[]) {
  const width = Math.max(...rows.map(({ route }) => route.length), 'route'.length)
  const cell = (size: number, most: number) => `${size.toFixed(1).padStart(7)} of ${String(most).padEnd(4)}`
  const line = ({ route, js, css, budget, over }: Row) =>
    `${over ? '✗' : '✓'} ${route.padEnd(width)} ${cell(js, budget.js)} ${cell(css, budget.css)}`
  return [`  ${'route'.padEnd(width)}     JavaScript           CSS, kB gzip`, ...rows.map(line)].join('\n')
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'))
}
