import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { PrivacyNote } from './PrivacyNote.tsx'

const meta = {
  component: PrivacyNote,
  args: { children: 'آنچه می‌نویسید تنها برای پاسخ دادن به شما به کار می‌رود.' },
  parameters: singleMode,
} satisfies Meta<typeof PrivacyNote>
export default meta

export const Note: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: textOf(globals).app.footer.help.privacy() })).toHaveAttribute(
      'href',
      '/help/privacy',
    ),
}
