import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { expectClosePrevented } from '#stories/expect-close-prevented.ts'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'UI/Sheet',
  component: Sheet,
  args: {
    title: 'دسته‌بندی‌ها',
    position: 'bottom',
    size: '50%',
    opened: true,
    onClose: fn<() => void>(),
    children: <p>فرش و گلیم</p>,
  },
  parameters: { visual: { skip: 'its users are pictured' } },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Closes: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const HeadIsNoLandmark: Story = {
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('banner')).toBeNull()
  },
}

export const FromTheBottomIsBoundedOnAWideScreen: Story = {
  args: { size: 'auto' },
  globals: { viewport: { value: '1280' } },
  play: async () => {
    const { left, right, width, height } = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(width).toBe(752)
    await expect(left).toBeCloseTo(innerWidth - right, 0)
    await expect(height).toBeLessThan(innerHeight / 2)
  },
}

export const LongFromTheBottomLeavesThePageInSight: Story = {
  args: { size: 'auto', children: <div style={{ blockSize: 3000 }} /> },
  globals: { viewport: { value: '390' } },
  play: async () => {
    const { width, height } = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(width).toBe(innerWidth)
    await expect(height).toBeCloseTo(innerHeight * 0.85, 0)
  },
}

export const ClosePrevented: Story = {
  args: { canClose: () => false, onClosePrevented: fn<() => void>() },
  play: expectClosePrevented,
}

export const LinesOfTheTitleAreApart: Story = {
  globals: { locale: 'fa' },
  play: async ({ args }) =>
    expect(await screen.findByRole('heading', { name: args.title })).toHaveStyle({ lineHeight: '28px' }),
}
