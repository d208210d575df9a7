import type { Meta, StoryObj } from '@storybook/react-vite'
import { entryOf, inEnglish, withLongNames } from '#stories/entries.ts'
import { fits } from '#stories/fits.ts'
import { oneLook } from '#stories/one-look.ts'
import { Maker } from './Maker.tsx'

const meta = { component: Maker, args: { entry: entryOf('brand') } } satisfies Meta<typeof Maker>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {}
export const LeftToRight: Story = { args: { entry: entryOf('brand', inEnglish) }, globals: { locale: 'en' } }
export const LongNames: Story = {
  args: { entry: entryOf('brand', withLongNames) },
  parameters: oneLook,
  play: fits,
}
