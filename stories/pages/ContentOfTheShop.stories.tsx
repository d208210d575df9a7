import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textOf } from '../text.ts'
import { pageParameters, pageMeta } from './page.tsx'

const meta = { ...pageMeta } satisfies Meta
export default meta

type Story = StoryObj

export const About: Story = {
  parameters: pageParameters('/about'),
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('link', { name: textOf(globals).shop.about.makers() })).toBeVisible(),
}

export const Contact: Story = {
  parameters: pageParameters('/contact'),
  play: async ({ canvas, globals }) => {
    const { shop } = textOf(globals)
    const map = await canvas.findByRole('link', { name: new RegExp(shop.contact.map()) })
    await expect(map).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org/))
  },
}

export const AboutLeftToRight: Story = { ...About, globals: { locale: 'en' } }
export const ContactLeftToRight: Story = { ...Contact, globals: { locale: 'ru', scheme: 'dark' } }
