import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { ContentKind } from '#contracts/content.ts'
import { textOf } from '../text.ts'
import { pageParameters, pageMeta } from './page.tsx'

const meta = { ...pageMeta } satisfies Meta
export default meta

type Story = StoryObj

const list = (kind: ContentKind): Story => ({
  parameters: pageParameters(`/${kind}`),
  play: async ({ canvas, globals }) => {
    const { pages } = textOf(globals)
    await canvas.findByRole('heading', { level: 1, name: pages[kind]() })
    await expect(within(canvas.getByRole('main')).getAllByRole('article')).toHaveLength(6)
  },
})

export const Blogs = list('blogs')
export const Makers = list('brand')
export const Films = list('video')
export const Galleries = list('gallery')
export const Services = list('services')
export const Help = list('help')

export const Exhibitions: Story = {
  parameters: pageParameters('/exhibition'),
  play: async ({ canvas, globals }) => {
    const { status } = textOf(globals).content.event
    const main = within(await canvas.findByRole('main'))
    await main.findByRole('heading', { level: 2, name: status.running() })
    const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings.slice(0, 3)).toEqual([status.running(), status.coming(), status.past()])
  },
}

export const LastPage: Story = {
  parameters: pageParameters('/blogs?page=2'),
  play: async ({ canvas, globals }) => {
    const { listing } = textOf(globals)
    const link = await canvas.findByRole('link', { name: listing.page({ page: 2 }) })
    await expect(link).toHaveAttribute('aria-current', 'page')
    const articles = within(canvas.getByRole('main')).getAllByRole('article')
    await expect(articles).toHaveLength(2)
    const room = link.getBoundingClientRect().top - articles[1]!.getBoundingClientRect().bottom
    await expect(room).toBeGreaterThanOrEqual(24)
  },
}

export const PageThatIsNot: Story = {
  parameters: pageParameters('/blogs?page=9'),
  play: async ({ canvas, globals }) => {
    const { content } = textOf(globals)
    await expect(await canvas.findByRole('heading', { name: content.noPage() })).toBeVisible()
    await expect(canvas.getByRole('link', { name: content.firstPage() })).toBeVisible()
  },
}

export const NothingWritten: Story = {
  parameters: { ...pageParameters('/gallery'), scenario: ['no-content'] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('heading', { name: textOf(globals).content.empty() })).toBeVisible(),
}

export const ServerIsDead: Story = {
  parameters: { ...pageParameters('/services'), faults: [{ on: 'contentList', fault: 'drop' }] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(textOf(globals).errors.unreachable()),
}

export const LongNamesOfGoods: Story = {
  parameters: { ...pageParameters('/brand/lajvardin'), scenario: ['long-names'] },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LeftToRight: Story = { ...list('blogs'), globals: { locale: 'en' } }

export const Loading: Story = {
  parameters: {
    ...pageParameters('/blogs'),
    skeletonDelay: 0,
    faults: [{ on: 'contentList', fault: { latency: 60_000 } }],
  },
  play: async ({ canvas, globals }) => {
    const main = await canvas.findByRole('main')
    await expect(within(main).getByRole('status', { name: textOf(globals).site.waiting() })).toBeVisible()
    await expect(canvas.getByRole('search')).toBeVisible()
  },
}
