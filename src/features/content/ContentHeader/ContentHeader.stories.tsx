import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEnglish, withLongNames } from '#stories/content-fixtures.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { ContentHeader } from './ContentHeader.tsx'

const meta = {
  component: ContentHeader,
  args: { title: 'مجله', intro: 'برای شناختن دست‌ساخته‌ها و زندگی کردن با آن‌ها.' },
} satisfies Meta<typeof ContentHeader>
export default meta

type Story = StoryObj<typeof meta>

export const RightToLeft: Story = {}
export const LeftToRight: Story = {
  args: { title: 'Journal', intro: inEnglish.summary },
  globals: { locale: 'en' },
}
export const LongNames: Story = {
  args: { title: withLongNames.title, intro: withLongNames.summary },
  play: expectNoOverflow,
}
