import { expect, screen, userEvent, waitFor } from 'storybook/test'

type Overlay = { args: { onClose: () => void; onClosePrevented?: () => void } }

/** Neither Escape nor the button closes an overlay whose `canClose` says no. */
export async function expectClosePrevented({ args }: Overlay) {
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button'))
  await expect(args.onClosePrevented).toHaveBeenCalledTimes(2)
  await expect(args.onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}
