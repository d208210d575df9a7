import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { entryOf, inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { hrefOf } from '#stories/href.ts'
import { textOf } from '#stories/text.ts'
import { HelpEntry } from './HelpEntry.tsx'

const meta = { component: HelpEntry, args: { entry: entryOf('help', { goods: [] }) } } satisfies Meta<
  typeof HelpEntry
>
export default meta

type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('ترنج')
    await expect(
      canvas.getByRole('link', { name: textOf(globals).content.help.askAction() }),
    ).toHaveAttribute('href', hrefOf(globals, '/contact'))
  },
}
export const LeftToRight: Story = {
  args: { entry: entryOf('help', inEnglish) },
  globals: { locale: 'en' },
}
export const LongNames: Story = {
  args: { entry: entryOf('help', withLongNames) },
  play: expectNoOverflow,
}
