import type { CrawlReport } from '#mocks/server/panel/crawler/crawl-report.ts'
import { reportView } from '#mocks/server/panel/crawler/report-view.ts'
import { element } from '#mocks/server/panel/element.ts'
import { style } from '#mocks/server/panel/style.ts'

export function CrawlerReport({ report }: { report: CrawlReport }) {
  function mount(host: HTMLElement | null) {
    const root = host?.shadowRoot ?? host?.attachShadow({ mode: 'open' })
    root?.replaceChildren(
      element('style', {}, style),
      element(
        'div',
        { dir: 'ltr', style: 'padding: 16px; background: var(--page)' },
        element('h1', {}, 'Crawler'),
        element('h2', {}, `${report.status} ${report.address}`),
        reportView(report),
      ),
    )
  }
  return <main ref={mount} />
}
