import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, waitFor } from 'storybook/test'
import { setListItem } from '#contracts/lists.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { listQueries } from '../list-queries.ts'
import { RemoveFromList } from './RemoveFromList.tsx'

function Items() {
  const { data: list } = useSuspenseQuery(listQueries.detail(701))
  return (
    <>
      <h1 tabIndex={-1}>{list.name}</h1>
      <ul>
        {list.items.map(({ productItemId, title }) => (
          <li key={productItemId}>
            <a href="#card">{title}</a>
            <RemoveFromList id={list.id} productItemId={productItemId} title={title} />
          </li>
        ))}
      </ul>
    </>
  )
}

const meta = {
  component: RemoveFromList,
  render: () => (
    <Suspense>
      <Items />
    </Suspense>
  ),
  parameters: { ...singleMode, scenario: ['wish-lists'], visual: { skip: 'the page of a list shows it' } },
  beforeEach: () => holdCalls(setListItem),
} satisfies Meta<typeof RemoveFromList>
export default meta

type Story = StoryObj
type Place = Parameters<NonNullable<Story['play']>>[0]

const buttons = ({ canvas }: Place) => canvas.queryAllByRole('button')

async function removeFirst(place: Place) {
  await place.canvas.findByRole('heading')
  const [first] = buttons(place)
  await place.userEvent.click(first!)
  return first!
}

export const FocusPassesToTheNext: Story = {
  play: async (place) => {
    const next = await place.canvas.findAllByRole('button').then(([, second]) => second!)
    const first = await removeFirst(place)
    releaseCalls()
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await waitFor(() => expect(next).toHaveFocus())
    while (buttons(place).length > 0) {
      const gone = await removeFirst(place)
      await waitFor(() => expect(gone).not.toBeInTheDocument())
    }
    await waitFor(() => expect(place.canvas.getByRole('heading')).toHaveFocus())
  },
}
