import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { locales } from '#i18n/i18n-util.ts'
import { capturedIn } from '../modes.ts'
import { textOf } from '../text.ts'
import { TokensPage } from './TokensPage.tsx'

const meta = {
  title: 'Design tokens',
  component: TokensPage,
  globals: { locale: 'en' },
  args: {
    specimens: Object.fromEntries(locales.map((locale) => [locale, textOf({ locale }).hero.title()])),
  },
} satisfies Meta<typeof TokensPage>
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  parameters: { ...capturedIn({ locale: ['en'], scheme: ['light', 'dark'], viewport: ['1280'] }) },
  play: async ({ canvasElement, globals }) => {
    const swatches = [...canvasElement.querySelectorAll<HTMLElement>('[data-needs]')]
    for (const { dataset, textContent } of swatches)
      await expect(Number(dataset.contrast), `${textContent}`).toBeGreaterThanOrEqual(Number(dataset.needs))
    await expect(swatches[0]).toHaveTextContent(globals.scheme === 'dark' ? '15.9' : '16.5')
  },
}

export const Dark: Story = {
  ...All,
  parameters: { visual: { skip: 'a mode of All' } },
  globals: { scheme: 'dark' },
}
