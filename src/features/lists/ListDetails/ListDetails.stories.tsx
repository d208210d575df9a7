import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { ListSummary } from '#contracts/lists.ts'
import { sessionExpired, signedIn } from '#src/stores/auth.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { whileSignedIn } from '#stories/while-signed-in.tsx'
import { ListDetails } from './ListDetails.tsx'

const list: ListSummary = {
  id: 701,
  name: 'جهیزیه',
  shareId: null,
  showsOwner: false,
  productItemIds: [10012],
}

const meta = {
  component: ListDetails,
  args: { list, onDeleted: fn(), children: null },
  parameters: { ...singleMode, scenario: ['wish-lists'], visual: { skip: 'the page of a list shows it' } },
} satisfies Meta<typeof ListDetails>
export default meta

type Story = StoryObj<typeof meta>

export const SessionEndsMeanwhile: Story = {
  decorators: [whileSignedIn],
  play: async ({ canvas, userEvent, globals }) => {
    const { rename, cancel } = textOf(globals).lists
    await userEvent.click(await canvas.findByRole('button', { name: rename() }))
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue(list.name)
    await userEvent.type(field, ' تازه')
    sessionExpired()
    await waitFor(() => expect(field).not.toBeInTheDocument())
    signedIn()
    await expect(await canvas.findByRole('textbox')).toHaveValue(`${list.name} تازه`)
    await userEvent.click(canvas.getByRole('button', { name: cancel() }))
    await expect(await canvas.findByRole('button', { name: rename() })).toHaveFocus()
  },
}
