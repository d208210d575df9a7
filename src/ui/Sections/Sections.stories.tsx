import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '#src/ui/Section/Section.tsx'
import { Sections } from './Sections.tsx'

const meta = { component: Sections } satisfies Meta<typeof Sections>
export default meta

const sections = ['تخفیف‌دارها', 'تازه‌رسیده‌ها', 'محبوب خریداران'].map((title) => (
  <Section key={title} title={title}>
    <p>فرش، مینا و خاتم.</p>
  </Section>
))

export const Three: StoryObj<typeof meta> = { args: { children: sections } }
