import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { singleMode } from '#stories/single-mode.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
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
  parameters: singleMode,
  args: { title: withLongNames.title, text: withLongNames.summary },
  play: expectNoOverflow,
}
