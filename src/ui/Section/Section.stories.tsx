import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { hrefOf } from '#stories/href.ts'
import { SeeAll } from '#src/ui/SeeAll/SeeAll.tsx'
import { Section } from './Section.tsx'

const meta = {
  component: Section,
  args: { title: 'تازه‌رسیده‌ها', children: <p>فرش، مینا و خاتم.</p> },
} satisfies Meta<typeof Section>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => expect(canvas.getByRole('region', { name: args.title })).toBeVisible(),
}

export const NoteAndLink: Story = {
  args: { note: 'تا جمعه ۶ آذر', actions: <SeeAll to="/search" of="تازه‌رسیده‌ها" /> },
  play: async ({ canvas, args, globals }) =>
    expect(canvas.getByRole('link', { name: new RegExp(args.title) })).toHaveAttribute(
      'href',
      hrefOf(globals, '/search'),
    ),
}

export const LeftToRight: Story = { ...NoteAndLink, globals: { locale: 'en' }, play: undefined }

export const LongNames: Story = {
  args: {
    title: 'هرچه از کارگاه‌های کوچک شیراز و اصفهان و کاشان و میبد در این هفته به فروشگاه رسیده است',
    note: 'هر کدام با نام سازنده و شناسنامه، تا پایان هفته و تا هر زمان که چیزی از آن‌ها مانده باشد',
    actions: <SeeAll to="/search" of="همه" />,
  },
  play: expectNoOverflow,
}
