import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LoadingButton } from './LoadingButton.tsx'

const meta = {
  component: LoadingButton,
  args: { isBusy: false, children: 'افزودن به سبد', onClick: fn() },
} satisfies Meta<typeof LoadingButton>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Disabled: Story = { args: { disabled: true } }

const isFocusableButInert: Story['play'] = async ({ canvasElement, args }) => {
  const button = within(canvasElement).getByRole('button')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.tab()
  await expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onClick).not.toHaveBeenCalled()
}

export const Awaited: Story = { args: { isAwaited: true }, play: isFocusableButInert }

export const Busy: Story = { args: { isBusy: true }, play: isFocusableButInert }
