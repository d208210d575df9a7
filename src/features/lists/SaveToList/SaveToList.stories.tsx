import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sessionExpired } from '#src/stores/auth.ts'
import { textOf } from '#stories/text.ts'
import { SaveToList } from './SaveToList.tsx'

const meta = {
  component: SaveToList,
  args: { productItemId: 10471, title: 'فرش لچک‌ترنج' },
  parameters: { scenario: ['wish-lists'], visual: { skip: 'the page of a product shows the button' } },
} satisfies Meta<typeof SaveToList>
export default meta

type Story = StoryObj<typeof meta>

export const SessionEndsMeanwhile: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', {
      name: textOf(globals).details.saveToList({ title: args.title }),
    })
    await userEvent.click(button)
    const [choice] = await screen.findAllByRole('checkbox')
    choice!.focus()
    sessionExpired()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
