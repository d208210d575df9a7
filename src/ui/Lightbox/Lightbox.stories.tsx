import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { formattersOf } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { picture } from '#stories/product-fixtures.ts'
import { preserveWhitespace, textOf } from '#stories/text.ts'
import { Lightbox } from './Lightbox.tsx'

const views = ['whole', 'detail', 'use'].map((view) => ({
  ...picture,
  src: picture.src.replace('whole', view),
}))

type Props = { pictures: typeof views; title: string }

function OpenLightbox({ pictures, title }: Props) {
  const [shown, setShown] = useState(0)
  const [opened, setOpened] = useState(true)
  const close = () => setOpened(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>{title}</Button>
      <Lightbox
        {...{ title, pictures, shown, opened }}
        onShow={setShown}
        onClose={close}
        onClosed={() => {}}
      />
    </>
  )
}

const meta = {
  component: OpenLightbox,
  args: { pictures: views, title: 'فرش لچک‌ترنج دست‌بافت کاشان' },
} satisfies Meta<typeof OpenLightbox>
export default meta

type Story = StoryObj<typeof meta>

const percent = (globals: Record<string, unknown>, value: number) =>
  formattersOf(globals.locale as Locales).percent(value)

export const Many: Story = {
  play: async ({ globals }) => {
    const { pictures } = textOf(globals)
    const position = (index: number) => pictures.position({ index, count: 3 })
    await screen.findByText(position(1))
    await userEvent.keyboard(globals.locale === 'fa' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(screen.getByText(position(2))).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(screen.getByText(position(3))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: pictures.next() }))
    await expect(screen.getByText(position(1))).toBeVisible()
  },
}

export const One: Story = {
  args: { pictures: views.slice(0, 1) },
  play: async ({ globals }) => {
    const { pictures } = textOf(globals)
    await screen.findByText(pictures.position({ index: 1, count: 1 }))
    await expect(screen.queryByRole('button', { name: pictures.next() })).toBeNull()
  },
}

export const Enlarged: Story = {
  play: async ({ globals }) => {
    const { pictures } = textOf(globals)
    const zoomIn = await screen.findByRole('button', { name: pictures.zoomIn() })
    await userEvent.click(zoomIn)
    await userEvent.keyboard('+')
    await expect(screen.getByText(percent(globals, 225), preserveWhitespace)).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(screen.getByText(pictures.position({ index: 1, count: 3 }))).toBeVisible()
    for (const _ of [1, 2, 3]) await userEvent.click(zoomIn)
    await expect(screen.getByText(percent(globals, 400), preserveWhitespace)).toBeVisible()
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByText(percent(globals, 100), preserveWhitespace)).toBeVisible())
  },
}

export const LongName: Story = {
  args: {
    title: 'فرش دست‌بافت کاشان با نقشه لچک‌ترنج شاه‌عباسی و حاشیه هفت‌گانه از پشم پاییزه سبزوار',
  },
}
