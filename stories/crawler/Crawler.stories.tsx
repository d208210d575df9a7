import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Locales } from '#i18n/i18n-types.ts'
import { localizedPath } from '#i18n/locales.ts'
import { crawlReport } from '#mocks/server/panel/crawler/crawl-report.ts'
import { messengers } from '#mocks/server/panel/crawler/crawlers.ts'
import { fetchPictureHere } from '#mocks/server/panel/crawler/fetch-here.ts'
import { parseWithDom } from '#mocks/server/panel/crawler/parse-with-dom.ts'
import { CrawlerReport } from './CrawlerReport/CrawlerReport.tsx'

const samples = import.meta.glob<string>('./samples/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const tools = { parse: parseWithDom, fetchPicture: fetchPictureHere }

const reportOf = (path: string, html: string) =>
  crawlReport(
    {
      address: new URL(path, location.href).href,
      redirect: null,
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=60',
      },
      html,
      compressedBytes: null,
    },
    messengers,
    tools,
  )

const productReport = (locale: Locales) =>
  reportOf(localizedPath(locale, '/search/copper/zanjan-copper-pot'), samples[`./samples/${locale}.html`]!)

const inShadow = (canvasElement: HTMLElement) => {
  const { shadowRoot } = canvasElement.querySelector('main')!
  return within(shadowRoot as unknown as HTMLElement)
}

const meta = {
  title: 'Crawler',
  loaders: [async ({ globals }) => ({ report: await productReport(globals.locale as Locales) })],
  render: (_args, { loaded }) => <CrawlerReport report={loaded.report} />,
  parameters: { visual: { skip: 'a tool for developers, not a part of the shop' } },
} satisfies Meta
export default meta

type Story = StoryObj

const showsCards =
  (site: string, title: string): Story['play'] =>
  async ({ canvasElement }) => {
    const view = inShadow(canvasElement)
    const cards = view.getAllByRole('figure')
    await expect(cards.map((card) => card.querySelector('strong')?.textContent)).toEqual([
      'Telegram',
      'WhatsApp',
      'X',
      'Slack',
      'Instagram',
    ])
    for (const card of cards) {
      await expect(within(card).getByText(title)).toBeVisible()
      await expect(within(card).getByText(site)).toBeVisible()
      await waitFor(() => expect(card.querySelector('img')?.naturalWidth).toBe(1280))
    }
    await expect(view.queryByRole('list', { name: 'Warnings' })).toBeNull()
    await expect(view.getByRole('list', { name: 'JSON-LD' })).toHaveTextContent(
      'Product: goodBreadcrumbList: good',
    )
  }

export const Persian: Story = {
  globals: { locale: 'fa' },
  play: showsCards('زرین', 'دیگ مسی دردار زنجان'),
}

export const English: Story = {
  globals: { locale: 'en' },
  play: showsCards('Zarrin', 'Zanjan lidded copper pot'),
}

export const Russian: Story = {
  globals: { locale: 'ru' },
  play: showsCards('Zarrin', 'Зенджанская медная кастрюля'),
}

export const Shell: Story = {
  loaders: [
    async () => ({
      report: await reportOf(
        '/en/basket',
        '<html lang="en"><title>Zarrin</title><template><h1>A skeleton</h1></template><div id="root"></div>',
      ),
    }),
  ],
  play: async ({ canvasElement }) => {
    const view = inShadow(canvasElement)
    await expect(view.getByRole('list', { name: 'Warnings' })).toHaveTextContent('answers the shell')
    await expect(view.queryByRole('figure')).toBeNull()
  },
}
