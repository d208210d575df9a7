import { extname, join } from 'node:path'
import type { Finding, Report } from '../report.ts'
import { bundleInline } from './bundle.ts'

export type ReviewInput = {
  report: Report
  images: Record<string, string>
  /** Takes `Decisions` as JSON and answers `{ message }`; null in a standalone file, which exports them. */
  endpoint: string | null
  /** How a committed decision is taken back, in English. */
  takeBack?: string
}

/** Only inline code may run: the page contains text of stories and errors. */
const policy = [
  `default-src 'none'`,
  `script-src 'unsafe-inline'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `connect-src 'self'`,
].join('; ')

/** One HTML file; pictures follow the app in the order they are needed. Throws if bundling fails. */
export async function reviewPage({ report, images, ...served }: ReviewInput): Promise<string> {
  const { script, style } = await bundleInline(
    join(import.meta.dirname, `app/main${extname(import.meta.filename)}`),
  )
  const wanted = picturesInOrder(report).filter((hash) => images[hash] !== undefined)
  const imageScripts = wanted.map((hash) => dataScript(`image-${hash}`, 'text/plain', escaped(images[hash]!)))
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
${dataScript('data', 'application/json', jsonInHtml({ report, ...served }))}
<script type="module" async>${script}</script>
${imageScripts.join('\n')}
</body>
</html>
`
}

/** JSON that cannot close its script element. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

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
