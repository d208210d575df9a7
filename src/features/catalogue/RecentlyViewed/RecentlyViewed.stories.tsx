import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { productViewed, recent } from '#src/stores/recent.ts'
import { textOf } from '#stories/text.ts'
import { productQueries } from '../queries.ts'
import { RecentlyViewed } from './RecentlyViewed.tsx'

const viewed =
  (...ids: number[]) =>
  () =>
    ids.forEach(productViewed)

const meta = {
  component: RecentlyViewed,
  args: { currentId: 1001, actions: () => ({ like: null, add: null }) },
} satisfies Meta<typeof RecentlyViewed>
export default meta

type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(recent.viewed).toEqual([1001]))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const One: Story = {
  beforeEach: viewed(1002),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: textOf(globals).search.viewed() })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}

export const Many: Story = {
  beforeEach: viewed(1020, 1019, 1018, 1017, 1016, 1015, 1014, 1013, 1012, 1001, 1011, 1010),
  play: async ({ canvas }) => {
    const latest = await canvas.findAllByRole('link')
    await expect(latest).toHaveLength(11)
  },
}

export const SomeAreGone: Story = {
  beforeEach: viewed(999_999, 1003, 1002),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
}

/** Drawn together with what the row makes of the answer. */
function Answer() {
  const list = productQueries.list({ id: [1003], pageSize: 1 })
  return <output hidden>{useQuery({ ...list, enabled: false }).status}</output>
}

export const Unavailable: Story = {
  beforeEach: viewed(1003),
  parameters: { faults: [{ on: 'products', fault: { status: 503 } }] },
  render: (args) => (
    <>
      <RecentlyViewed {...args} />
      <Answer />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('error')
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
