import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEnglish, withLongNames } from '#stories/entries.ts'
import { oneLook } from '#stories/one-look.ts'
import { fits } from '#stories/fits.ts'
import { FormPage } from './FormPage.tsx'

const meta = {
  component: FormPage,
  args: { title: 'سفارش ساخت', text: 'بگویید چه می‌خواهید؛ زنگ می‌زنیم.', children: <p>…</p> },
} satisfies Meta<typeof FormPage>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {}
export const LeftToRight: Story = {
  args: { title: 'Made to order', text: inEnglish.summary },
  globals: { locale: 'en' },
}
export const LongNames: Story = {
  parameters: oneLook,
  args: { title: withLongNames.title, text: withLongNames.summary },
  play: fits,
}
