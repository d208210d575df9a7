import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { showToast } from '#src/stores/toasts.ts'
import { textOf } from '#stories/text.ts'
import { Toasts } from './Toasts.tsx'

const meta = {
  component: Toasts,
  parameters: { visual: { skip: 'the pages show toasts' } },
  decorators: [
    (Area) => (
      <main id="content" tabIndex={-1}>
        <button type="button">before</button>
        <Area />
      </main>
    ),
  ],
} satisfies Meta<typeof Toasts>
export default meta

type Story = StoryObj<typeof meta>

const undo = fn()

const showUndo = () => showToast({ tone: 'info', title: 'removed', action: { label: 'undo', onPress: undo } })

/** The button goes with its toast. */
export const ReturnsTheFocus: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const before = canvas.getByRole('button', { name: 'before' })
    await userEvent.click(before)
    for (const name of ['undo', textOf(globals).nav.close()]) {
      showUndo()
      const button = await screen.findByRole('button', { name })
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(before).toHaveFocus())
      await waitFor(() => expect(button).not.toBeInTheDocument())
    }
    await expect(undo).toHaveBeenCalledOnce()
  },
}
