import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { video } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const missing = '/api/videos/none.webm'

const meta = {
  component: VideoPlayer,
  args: {
    url: video.src,
    title: video.title,
    poster: video.picture,
    captions: video.captions,
    posterSizes: { width: 800 },
    ratio: 16 / 9,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 600 }}>{Story()}</div>],
} satisfies Meta<typeof VideoPlayer>
export default meta

type Story = StoryObj<typeof meta>

export const DoesNotCome: Story = {
  args: { url: missing },
  play: async ({ canvas, globals }) => {
    const { film } = textOf(globals).pictures
    await expect(await canvas.findByRole('alert')).toHaveTextContent(film.failedToRead())
    await expect(canvas.getByText(video.captions[0]!.text)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: video.captions[0]!.text })).toBeNull()
  },
}

export const DoesNotComeWithoutWords: Story = {
  args: { url: missing, captions: [] },
  play: async ({ canvas, globals }) => {
    const { film } = textOf(globals).pictures
    await expect(await canvas.findByRole('alert')).toHaveTextContent(film.failed())
    await expect(canvas.queryByText(film.transcript())).toBeNull()
  },
}

export const TriedAgain: Story = {
  args: { url: missing },
  parameters: { visual: { skip: 'looks as the story of the film that does not come' } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { film } = textOf(globals).pictures
    const alert = await canvas.findByRole('alert')
    const focused = fn()
    canvasElement.addEventListener('focusin', ({ target }) => focused(target))
    const play = spyOn(HTMLMediaElement.prototype, 'play')
    await userEvent.click(canvas.getByRole('button', { name: film.retry() }))
    await waitFor(() => expect(focused).toHaveBeenCalledWith(expect.any(HTMLVideoElement)))
    await expect(play).toHaveBeenCalledOnce()
    await expect(alert).not.toBeInTheDocument()
    await canvas.findByRole('alert')
    await expect(canvas.getByRole('button', { name: film.retry() })).toHaveFocus()
  },
}

export const LeftToRight: Story = { ...DoesNotCome, globals: { locale: 'en' } }
