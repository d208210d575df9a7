import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textOf } from '../text.ts'
import { pageParameters, pageMeta } from './page.tsx'

const meta = { ...pageMeta } satisfies Meta
export default meta

type Story = StoryObj

export const Request: Story = {
  parameters: pageParameters('/Request'),
  play: async ({ canvas, globals }) =>
    expect(
      await canvas.findByRole('heading', { level: 1, name: textOf(globals).pages.request() }),
    ).toBeVisible(),
}

export const Employment: Story = {
  parameters: pageParameters('/employment'),
  play: async ({ canvas, globals }) =>
    expect(
      await canvas.findByRole('heading', { level: 1, name: textOf(globals).pages.employment() }),
    ).toBeVisible(),
}

export const RequestLeftToRight: Story = { ...Request, globals: { locale: 'en' } }
export const EmploymentLeftToRight: Story = { ...Employment, globals: { locale: 'ru', scheme: 'dark' } }
