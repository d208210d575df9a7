import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { textOf } from '#stories/text.ts'
import { ExhibitionDay } from './-ExhibitionDay.tsx'

const meta = {
  component: ExhibitionDay,
  args: { day: undefined, onChange: fn() },
  parameters: { visual: { skip: 'the page of exhibitions shows it' } },
} satisfies Meta<typeof ExhibitionDay>
export default meta

type Story = StoryObj<typeof meta>

/** The list beside it may have loaded. */
export const CannotBeRead: Story = {
  parameters: { faults: [{ on: 'contentList', fault: { status: 503 }, times: 1 }] },
  play: async ({ canvas, userEvent, globals }) => {
    const { errors, content } = textOf(globals)
    const title = content.event.day()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(title)
    await userEvent.click(canvas.getByRole('button', { name: errors.retry() }))
    await waitFor(() => expect(canvas.getByLabelText(title)).toBeEnabled())
  },
}
