import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hrefOf } from '#stories/href.ts'
import { textOf } from '#stories/text.ts'
import { Hero } from './Hero.tsx'

const meta = { component: Hero } satisfies Meta<typeof Hero>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {
  play: async ({ canvas, globals }) => {
    const { hero } = textOf(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title())
    await expect(canvas.getByRole('link', { name: hero.action() })).toHaveAttribute(
      'href',
      hrefOf(globals, '/search'),
    )
  },
}
export const LeftToRight: Story = { globals: { locale: 'en' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
