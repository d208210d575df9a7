import { crawlReport } from '#mocks/server/panel/crawler/crawl-report.ts'
import type { CrawlReport } from '#mocks/server/panel/crawler/crawl-report.ts'
import { crawlerNames, crawlers, messengers } from '#mocks/server/panel/crawler/crawlers.ts'
import type { CrawlerName } from '#mocks/server/panel/crawler/crawlers.ts'
import { checkForGoogle } from './crawler/check-for-google.ts'
import { fetchPage } from './crawler/fetch-page.ts'
import { fetchPicture } from './crawler/fetch-picture.ts'
import { parseHtml } from './crawler/parse-html.ts'
import { reportText } from './crawler/report-text.ts'
import { fail, readArguments } from './options.ts'

const help = `npm run crawler -- paths [options]   shows pages as crawlers and messengers see them: without JavaScript

  paths          such as /en/search/copper, or whole addresses
  --origin http://localhost:4173
                 server of the paths; the default is that of npm run preview
  --as telegram  fetches under the name of this crawler, and shows its card alone:
                 ${crawlerNames.join(', ')}
  --json         prints the reports as JSON
  -h, --help     this text

Exit code: 0 read, 1 no answer or only the shell, 2 wrong arguments.`

const defaultAgent = 'Mozilla/5.0 (compatible; ShopCrawler/1.0)'

const { values, positionals } = readArguments(help, {
  origin: { type: 'string', default: 'http://localhost:4173' },
  as: { type: 'string' },
  json: { type: 'boolean', default: false },
})
const names = values.as === undefined ? messengers : [crawlerNamed(values.as)]
const reports: CrawlReport[] = []
for (const address of addresses()) {
  const report = await read(address)
  if (!values.json) process.stdout.write(`${reportText(report)}\n`)
  reports.push(report)
}
if (values.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`)
process.exitCode = reports.some(({ isShell }) => isShell) ? 1 : 0

function addresses(): string[] {
  const { origin } = values
  if (positionals.length === 0) return fail(`Name one path or more.\n\n${help}`, 2)
  if (!/^https?:$/.test(URL.parse(origin)?.protocol ?? ''))
    return fail(`--origin is "${origin}"; it has to be an address such as http://localhost:4173.`, 2)
  return positionals.map((path) => new URL(path, origin).href)
}

function crawlerNamed(name: string): CrawlerName {
  const found = crawlerNames.find((one) => one === name)
  return found ?? fail(`--as is "${name}"; it has to be one of ${crawlerNames.join(', ')}.`, 2)
}

async function read(address: string): Promise<CrawlReport> {
  const userAgent = values.as === undefined ? defaultAgent : crawlers[crawlerNamed(values.as)].userAgent
  const page = await fetchPage(address, userAgent).catch((error) => fail(explain(address, error)))
  return crawlReport(page, names, { parse: parseHtml, fetchPicture, check: checkForGoogle })
}

function explain(address: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === undefined) return message
  const reason = code === 'ABORT_ERR' ? 'in time' : `(${code})`
  return `${address} does not answer ${reason}. Start it with npm run build && npm run preview, or name another server: --origin https://shop.example`
}
