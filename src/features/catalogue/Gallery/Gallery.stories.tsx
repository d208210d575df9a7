import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { picture, video } from '#stories/product-fixtures.ts'
import { textOf } from '#stories/text.ts'
import { Gallery } from './Gallery.tsx'

const views = ['whole', 'detail', 'use'].map((view) => ({
  ...picture,
  src: picture.src.replace('whole', view),
  alt: `${picture.alt} ${view}`,
}))

const twelve = Array.from({ length: 4 }, (_, at) =>
  views.map((view) => ({ ...view, src: view.src.replace('/1-', `/${at + 1}-`) })),
).flat()

const scrolledTo = (control: HTMLElement) =>
  waitFor(() => {
    const frame = control.closest('section')!.getBoundingClientRect()
    const { left, right } = control.getBoundingClientRect()
    return expect(left >= frame.left - 1 && right <= frame.right + 1).toBe(true)
  })

const printed = (gallery: HTMLElement) =>
  [...gallery.querySelectorAll('img')].filter((img) => !img.closest('[data-off-paper]')).map(({ alt }) => alt)

const meta = {
  component: Gallery,
  args: { title: 'فرش کاشان', pictures: views },
  decorators: [(Story) => <div style={{ maxInlineSize: 700 }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {
  args: { pictures: views.slice(0, 1) },
  play: async ({ canvas, globals }) => {
    const { pictures } = textOf(globals)
    await expect(
      canvas.getByRole('button', { name: pictures.enlarge({ title: views[0]!.alt }) }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: pictures.show({ index: 1 }) })).toBeNull()
  },
}

export const Several: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const { pictures } = textOf(globals)
    const third = canvas.getByRole('button', { name: pictures.show({ index: 3 }) })
    await userEvent.click(third)
    await expect(third).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(pictures.position({ index: 3, count: 3 }))
    const shown = canvas.getByRole('button', { name: pictures.enlarge({ title: views[2]!.alt }) })
    await scrolledTo(shown)
    await expect(printed(canvasElement)).toEqual([views[2]!.alt])
  },
}

/** As the end of a scroll that the press replaced. */
export const ScrollEndsOnItsWay: Story = {
  parameters: { visual: { skip: 'it looks as Several does' } },
  play: async ({ canvas, globals }) => {
    const { pictures } = textOf(globals)
    const status = canvas.getByRole('status')
    const told = new Set<string>()
    const observer = new MutationObserver(() => told.add(status.firstElementChild!.textContent))
    observer.observe(status, { subtree: true, characterData: true, childList: true })
    const last = canvas.getByRole('button', { name: pictures.enlarge({ title: views[2]!.alt }) })
    canvas.getByRole('button', { name: pictures.show({ index: 3 }) }).click()
    last.closest('ul')!.dispatchEvent(new Event('scrollend'))
    await scrolledTo(last)
    observer.disconnect()
    await expect([...told]).toEqual([pictures.position({ index: 3, count: 3 })])
  },
}

/** As a screen reader scrolls to the picture that it reads. */
export const ScrolledFromOutside: Story = {
  parameters: { visual: { skip: 'it looks as Several does' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { pictures } = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: pictures.show({ index: 1 }) }))
    const second = canvas.getByRole('button', { name: pictures.enlarge({ title: views[1]!.alt }) })
    second.scrollIntoView({ block: 'nearest' })
    const position = pictures.position({ index: 2, count: 3 })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(position))
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const { pictures } = textOf(globals)
    const thumb = (index: number) => canvas.getByRole('button', { name: pictures.show({ index }) })
    await userEvent.click(thumb(1))
    await userEvent.keyboard(globals.locale === 'fa' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(thumb(2)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(thumb(3)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(thumb(1)).toHaveFocus()
    await userEvent.keyboard(globals.locale === 'fa' ? '{ArrowRight}' : '{ArrowLeft}')
    await expect(thumb(1)).toHaveAttribute('aria-current', 'true')
  },
}

export const Enlarged: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const { pictures } = textOf(globals)
    const open = (index: number) =>
      canvas.getByRole('button', { name: pictures.enlarge({ title: views[index]!.alt }) })
    /** Without a scroll before it, as by a finger on a picture that is still coming in. */
    open(1).click()
    const lightbox = await screen.findByRole('dialog')
    await expect(lightbox).toHaveTextContent(pictures.position({ index: 2, count: 3 }))
    await userEvent.keyboard('{End}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(open(2)).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent(pictures.position({ index: 3, count: 3 }))
  },
}

export const Many: Story = {
  args: { pictures: twelve },
  play: async ({ canvas, userEvent, globals }) => {
    const { pictures } = textOf(globals)
    const last = canvas.getByRole('button', { name: pictures.show({ index: 12 }) })
    await userEvent.click(last)
    await expect(last).toHaveAttribute('aria-current', 'true')
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

export const WithFilm: Story = {
  args: { videos: [video] },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const { pictures } = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: pictures.show({ index: 3 }) }))
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: pictures.film.show(video) })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(pictures.film.position({ index: 4, count: 4 }))
    await expect(canvas.getByRole('button', { name: pictures.film.play(video) })).toBeVisible()
    await expect(printed(canvasElement)).toEqual([views[0]!.alt])
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
}

export const FilmPlays: Story = {
  args: { videos: [video] },
  parameters: { visual: { skip: 'a film moves, and a built Storybook is without it' } },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const { pictures } = textOf(globals)
    const playFilm = spyOn(HTMLMediaElement.prototype, 'play')
    await userEvent.click(canvas.getByRole('button', { name: pictures.film.show(video) }))
    const play = canvas.getByRole('button', { name: pictures.film.play(video) })
    await scrolledTo(play)
    await userEvent.click(play)
    await waitFor(() => expect(canvasElement.querySelector('video')).toHaveFocus())
    const film = canvasElement.querySelector('video')!
    await expect(playFilm).toHaveBeenCalledOnce()
    film.muted = true
    const sentence = canvas.getByRole('button', { name: video.captions[1]!.text })
    await userEvent.click(sentence)
    await waitFor(() => expect(sentence).toHaveAttribute('aria-current', 'true'))
    await expect(film.paused).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: pictures.show({ index: 1 }) }))
    await waitFor(() => expect(film.paused).toBe(true))
    await expect(film.closest('li')).toHaveAttribute('inert')
  },
}

export const FilmDoesNotCome: Story = {
  args: { videos: [{ ...video, src: '/api/videos/none.webm' }] },
  parameters: { visual: { skip: 'ui/VideoPlayer DoesNotCome shows the message' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { pictures } = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: pictures.film.show(video) }))
    const play = canvas.getByRole('button', { name: pictures.film.play(video) })
    await scrolledTo(play)
    await userEvent.click(play)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(pictures.film.failedToRead())
    await userEvent.click(canvas.getByRole('button', { name: pictures.show({ index: 1 }) }))
    await userEvent.click(canvas.getByRole('button', { name: pictures.enlarge({ title: views[0]!.alt }) }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: pictures.film.show(video) }))
  },
}
