import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { auth, signedIn } from '#src/stores/auth.ts'
import { pendingRebate, rebateKept } from '#src/stores/pending-rebate.ts'
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

/** The page shows a notice that the session ended. */
export const SessionEnds: Story = {
  parameters: {
    scenario: ['cart-with-one-line'],
    faults: [{ on: 'setRebate', fault: { status: 401 } }],
    visual: { skip: 'an empty field looks alike' },
  },
  beforeEach: signedIn,
  play: async ({ canvas, userEvent, globals }) => {
    const { rebateCode } = textOf(globals).checkout
    const field = canvas.getByLabelText(rebateCode.label())
    await userEvent.type(field, 'ZARRIN10')
    const apply = canvas.getByRole('button', { name: rebateCode.apply() })
    await userEvent.click(apply)
    await waitFor(() => expect(auth.hasSession).toBe(false))
    await waitFor(() => expect(apply).not.toHaveAttribute('aria-disabled'))
    await expect(field).toBeValid()
  },
}

/** The code of a link waits for the minimum of its lines: a later `add` must not replace what was typed. */
export const ReplacesTheCodeOfALink: Story = {
  parameters: {
    ...singleMode,
    scenario: ['cart-with-one-line'],
    visual: { skip: 'the basket page shows the applied code' },
  },
  beforeEach: () => {
    rebateKept('NOWRUZ20')
    return () => rebateKept('')
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { rebateCode } = textOf(globals).checkout
    const field = canvas.getByLabelText(rebateCode.label())
    await userEvent.type(field, 'ZARRIN10')
    await userEvent.click(canvas.getByRole('button', { name: rebateCode.apply() }))
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(pendingRebate.code).toBe('')
  },
}
