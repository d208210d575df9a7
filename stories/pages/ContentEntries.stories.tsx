import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { textOf } from '../text.ts'
import { pageParameters, pageMeta } from './page.tsx'

const meta = { ...pageMeta } satisfies Meta
export default meta

type Story = StoryObj

const entry = (
  path: string,
  says: (text: TranslationFunctions) => string,
  locale?: Parameters<typeof pageParameters>[1],
): Story => ({
  parameters: pageParameters(path, locale),
  play: async ({ canvas, globals }) => {
    const [words] = await canvas.findAllByText(says(textOf(globals)), { exact: false })
    await expect(words).toBeVisible()
  },
})

export const Article = entry('/blogs/reading-a-carpet', (text) => text.content.goods.blogs())
export const Maker = entry('/brand/lajvardin', (text) => text.content.goods.brand())
export const Service = entry('/services/framing', (text) => text.content.service.askText())
export const HelpPage = entry('/help/returns', (text) => text.content.help.ask())
export const ServiceForNothing = entry(
  '/services/certificates-of-authenticity',
  (text) => text.money.free(),
  ['fa'],
)
export const ExhibitionRunning = entry('/exhibition/knot-by-knot', ({ content }) =>
  content.event.status.running(),
)
export const ExhibitionToCome = entry(
  '/exhibition/two-samovars',
  ({ content }) => content.event.status.coming(),
  ['fa'],
)
export const ExhibitionOver = entry(
  '/exhibition/stone-and-crocus',
  ({ content }) => content.event.status.past(),
  ['fa'],
)

export const Film: Story = {
  parameters: {
    ...pageParameters('/video/the-sound-of-the-setar'),
    visual: { skip: 'films come from the mock server, and a built Storybook is without it' },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { film: words } = textOf(globals).pictures
    const transcript = await canvas.findByRole('region', { name: words.transcript() })
    const film = transcript.parentElement?.querySelector('video')
    film!.muted = true
    const third = within(transcript).getAllByRole('button')[2]!
    await userEvent.click(third)
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'))
    film!.pause()
    await waitFor(() => expect(film!.textTracks[0]?.cues).toHaveLength(8))
  },
}

export const Gallery: Story = {
  parameters: pageParameters('/gallery/blue-and-white'),
  play: async ({ canvas, globals, userEvent }) => {
    const { content, nav, pictures: words } = textOf(globals)
    const pictures = await canvas.findByRole('list', { name: content.gallery.pictures() })
    const buttons = within(pictures).getAllByRole('button')
    const count = buttons.length
    await userEvent.click(buttons[1]!)
    const position = (index: number) => words.position({ index, count })
    await screen.findByText(position(2))

    await userEvent.click(screen.getByRole('button', { name: words.next() }))
    await expect(screen.getByText(position(3))).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(screen.getByText(position(count))).toBeVisible()
    await userEvent.keyboard(globals.locale === 'fa' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(screen.getByText(position(1))).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: nav.close() }))
    await waitFor(() => expect(buttons[0]).toHaveFocus())
  },
}

export const LightboxOpen: Story = {
  parameters: pageParameters('/gallery/blue-and-white'),
  play: async ({ canvas, globals, userEvent }) => {
    const { content } = textOf(globals)
    const pictures = await canvas.findByRole('list', { name: content.gallery.pictures() })
    await userEvent.click(within(pictures).getAllByRole('button')[0]!)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: 1 }))
  },
}

export const Gone: Story = {
  parameters: pageParameters('/blogs/no-such-article'),
  play: async ({ canvas, globals }) => {
    const { content, pages } = textOf(globals)
    await expect(await canvas.findByRole('heading', { name: content.gone() })).toBeVisible()
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: new RegExp(pages.blogs()) }),
    ).toBeVisible()
  },
}

export const NoAddressAtAll: Story = {
  parameters: pageParameters('/video/No%20Such'),
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(textOf(globals).errors.notFoundText())).toBeVisible(),
}

export const AnswerBreaksItsContract: Story = {
  parameters: {
    ...pageParameters('/brand/lajvardin'),
    faults: [{ on: 'contentEntry', fault: { field: 'data.title' } }],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(textOf(globals).errors.contract()),
}

export const LeftToRight: Story = { ...Article, globals: { locale: 'en' } }

export const Loading: Story = {
  parameters: {
    ...pageParameters('/blogs/reading-a-carpet'),
    skeletonDelay: 0,
    faults: [{ on: 'contentEntry', fault: { latency: 60_000 } }],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('status', { name: textOf(globals).site.waiting() })).toBeVisible(),
}
