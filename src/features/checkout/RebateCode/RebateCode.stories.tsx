import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { RebateCode } from './RebateCode.tsx'

const meta = { component: RebateCode, args: { code: null } } satisfies Meta<typeof RebateCode>
export default meta

type Story = StoryObj<typeof meta>

/** The label needs two lines. */
export const Narrow: Story = {
  parameters: singleMode,
  globals: { locale: 'en' },
  decorators: [(Story) => <div style={{ maxInlineSize: 200 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, globals }) => {
    const { rebateCode } = textOf(globals).checkout
    const field = canvas.getByLabelText(rebateCode.label())
    const apply = canvas.getByRole('button', { name: rebateCode.apply() })
    await userEvent.click(apply)
    await expect(canvas.getByText(rebateCode.empty())).toBeVisible()
    await expect(apply.getBoundingClientRect().top).toBe(field.getBoundingClientRect().top)
  },
}
