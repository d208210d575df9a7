import { crawlReport } from './crawl-report.ts'
import { messengers } from './crawlers.ts'
import { fetchPageHere, fetchPictureHere } from './fetch-here.ts'
import { parseWithDom } from './parse-with-dom.ts'
import { reportView } from './report-view.ts'

/** Reads a page as crawlers do. Rejects if its server does not answer. */
export async function reportHere(address: string): Promise<{ status: number; element: HTMLElement }> {
  const page = await fetchPageHere(address)
  const report = await crawlReport(page, messengers, { parse: parseWithDom, fetchPicture: fetchPictureHere })
  return { status: page.status, element: reportView(report) }
}
