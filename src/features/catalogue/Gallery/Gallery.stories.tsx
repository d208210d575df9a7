import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { picture } from '#stories/product-fixtures.ts'
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
  play: async ({ canvas, userEvent, globals }) => {
    const { pictures } = textOf(globals)
    const third = canvas.getByRole('button', { name: pictures.show({ index: 3 }) })
    await userEvent.click(third)
    await expect(third).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(pictures.position({ index: 3, count: 3 }))
    const shown = canvas.getByRole('button', { name: pictures.enlarge({ title: views[2]!.alt }) })
    const frame = canvas.getByRole('region').getBoundingClientRect()
    await waitFor(() => {
      const { left, right } = shown.getBoundingClientRect()
      return expect(left >= frame.left - 1 && right <= frame.right + 1).toBe(true)
    })
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
    await userEvent.click(open(0))
    await screen.findByRole('dialog')
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
