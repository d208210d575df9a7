import { join } from 'node:path'
import type { Finding, Report } from '../report.ts'
import { bundled } from './bundle.ts'

export type ReviewInput = {
  report: Report
  /** Where each picture is, by its hash: a data URL in a file that stands alone, an address where it is served. */
  images: Record<string, string>
  /** Takes `Decisions` as JSON and answers `{ message }`; null in a file, from which decisions are exported. */
  endpoint: string | null
}

/** Only what the page itself brings may run: words of stories and errors stand in it. */
const policy = [
  `default-src 'none'`,
  `script-src 'unsafe-inline'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `connect-src 'self'`,
].join('; ')

/**
 * The review as one HTML file. Pictures stand behind the app, in the order in which they are needed, so that it
 * starts before they are read. Throws where the app cannot be bundled.
 */
export async function reviewPage({ report, images, endpoint }: ReviewInput): Promise<string> {
  const { script, style } = await bundled(join(import.meta.dirname, 'app/main.ts'))
  const wanted = picturesInOrder(report).filter((hash) => images[hash] !== undefined)
  const holders = wanted.map((hash) => dataScript(`image-${hash}`, 'text/plain', escaped(images[hash]!)))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Visual review</title>
<style>${style}</style>
</head>
<body>
<div id="app"></div>
<noscript>This review needs JavaScript. · این بازبینی به جاوااسکریپت نیاز دارد. · Для проверки нужен JavaScript.</noscript>
${dataScript('data', 'application/json', jsonInHtml({ report, endpoint }))}
<script type="module" async>${script}</script>
${holders.join('\n')}
</body>
</html>
`
}

/** JSON that no parser of HTML takes for markup. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** First what the cards show, then what the details do; each once. */
export function picturesInOrder({ findings, groups }: Report): string[] {
  const byKey = new Map(findings.map((finding) => [finding.key, finding]))
  const shown = ({ after, before }: Finding) => (after ?? before)?.hash
  const first = groups.map(({ keys: [key] }) => (key === undefined ? undefined : byKey.get(key)))
  const all = [
    ...first.map((finding) => finding && shown(finding)),
    ...findings.map(shown),
    ...findings.flatMap(({ before, branches, change }) =>
      [before, branches?.theirs, branches?.base, change?.heat].map((image) => image?.hash),
    ),
  ]
  return [...new Set(all.filter((hash) => hash !== undefined))]
}

function escaped(source: string) {
  return source.replaceAll('<', '%3C')
}

function dataScript(id: string, type: string, text: string) {
  return `<script type="${type}" id="${id}">${text}</script>`
}
