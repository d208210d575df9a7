import type { CrawlReport } from './crawl-report.ts'
import { kilobytes } from './kilobytes.ts'
import { metaOf } from './page-facts.ts'
import type { PictureFacts } from './pictures.ts'

export type FactRow = { label: string; values: readonly string[] }

/** Tags of the price comparison Torob, with prices in Toman. */
const torobMetas = ['product_id', 'product_name', 'product_price', 'product_old_price', 'availability']

const listed = (...values: readonly (string | null)[]) => values.filter((value) => value !== null)

const sizeText = (bytes: number) => (bytes < 1000 ? `${bytes} B` : kilobytes(bytes))

export function factRows(report: CrawlReport): FactRow[] {
  const { facts, headers, redirect } = report
  const meta = (name: string) => listed(metaOf(facts, name))
  const group = (isOwn: (name: string) => boolean) =>
    facts.metas.filter(({ name }) => isOwn(name)).map(({ name, content }) => `${name}  ${content}`)
  return [
    { label: 'status', values: [statusText(report)] },
    ...(redirect
      ? [{ label: 'redirect', values: [`${redirect.status ?? 'a redirect'} from ${redirect.from}`] }]
      : []),
    ...Object.entries(headers).map(([label, value]) => ({ label, values: [value] })),
    { label: 'language', values: [listed(facts.language, facts.direction).join(', ')].filter(Boolean) },
    { label: 'title', values: facts.titles },
    { label: 'description', values: meta('description') },
    { label: 'canonical', values: facts.canonicals },
    { label: 'robots', values: meta('robots') },
    { label: 'hreflang', values: facts.alternates.map(({ language, href }) => `${language}  ${href}`) },
    { label: 'Open Graph', values: group((name) => /^(og|product|article):/.test(name)) },
    { label: 'Twitter', values: group((name) => name.startsWith('twitter:')) },
    { label: 'Torob', values: group((name) => torobMetas.includes(name)) },
    { label: 'pictures', values: report.pictures.map(pictureText) },
    { label: 'h1', values: facts.headings },
    { label: 'links', values: [String(facts.links)] },
  ]
}

function statusText({ status, bytes, compressedBytes }: CrawlReport): string {
  const compressed = compressedBytes === null ? 'not compressed' : `${sizeText(compressedBytes)} compressed`
  return `${status}, ${sizeText(bytes)}, ${compressed}`
}

function pictureText({ address, status, type, bytes, width, height }: PictureFacts): string {
  if (status === null) return `no answer  ${address}`
  const size = width === null ? null : `${width} × ${height}`
  return `${listed(String(status), type, bytes === null ? null : sizeText(bytes), size).join(', ')}  ${address}`
}
