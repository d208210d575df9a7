import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { afterPaint } from '#src/platform/after-paint.ts'
import { picture } from '#stories/product-fixtures.ts'
import { HoverZoom } from './HoverZoom.tsx'

const meta = {
  component: HoverZoom,
  args: { picture },
  decorators: [
    (Story) => <div style={{ position: 'relative', inlineSize: 320, blockSize: 400 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof HoverZoom>
export default meta

type Story = StoryObj<typeof meta>

export const FollowsTheMouse: Story = {
  play: async ({ canvasElement }) => {
    const glass = canvasElement.querySelector('span')!
    const { left, top } = glass.getBoundingClientRect()
    await fireEvent.pointerMove(glass, { clientX: left + 80, clientY: top + 300 })
    await waitFor(() => expect(glass).toHaveAttribute('data-on'))
    await expect(getComputedStyle(glass.querySelector('img')!).transformOrigin).toBe('80px 300px')
  },
}

export const NotThereYet: Story = {
  args: { picture: { ...picture, src: 'data:image/svg+xml,none' } },
  play: async ({ canvasElement }) => {
    const glass = canvasElement.querySelector('span')!
    await fireEvent.pointerMove(glass, { clientX: 50, clientY: 50 })
    await waitFor(() => expect(glass.querySelector('img')!.complete).toBe(true))
    await afterPaint()
    await expect(glass).not.toHaveAttribute('data-on')
  },
}
