import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectSectionGone } from '#stories/expect-section-gone.ts'
import { textOf } from '#stories/text.ts'
import { AlsoBought } from './AlsoBought.tsx'

const meta = {
  component: AlsoBought,
  args: { productId: 1001, actions: () => ({ like: null, add: null }) },
} satisfies Meta<typeof AlsoBought>
export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const title = textOf(globals).details.alsoBought()
    const heading = await canvas.findByRole('heading', { name: title })
    await expect(heading).toBeVisible()
    const distance = heading.getBoundingClientRect().top - canvasElement.getBoundingClientRect().top
    await expect(distance).toBeGreaterThanOrEqual(40)
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
  },
}

export const BoughtAlone: Story = { args: { productId: 1008 }, play: expectSectionGone }

export const Loading: Story = {
  parameters: { faults: [{ on: 'alsoBought', fault: { latency: 60_000 } }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
}

export const Unavailable: Story = {
  parameters: { faults: [{ on: 'alsoBought', fault: { status: 503 } }] },
  play: expectSectionGone,
}

export const Far: Story = {
  parameters: { visual: { skip: 'nothing is in sight' } },
  decorators: [(Story) => <div style={{ paddingBlockStart: '300vh' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
    canvasElement.querySelector('[aria-hidden]')!.scrollIntoView()
    await expect(await canvas.findAllByRole('article')).toHaveLength(8)
  },
}
