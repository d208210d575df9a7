import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, waitFor } from 'storybook/test'
import { sessionOf } from '#mocks/server/session.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { listQueries } from '../list-queries.ts'
import { ListShare } from './ListShare.tsx'

function OfTheList({ id }: { id: number }) {
  const { data: list } = useSuspenseQuery(listQueries.detail(id))
  return <ListShare list={list} renderShare={() => null} />
}

const meta = {
  component: OfTheList,
  args: { id: 701 },
  render: (args) => (
    <Suspense>
      <OfTheList {...args} />
    </Suspense>
  ),
  parameters: { ...singleMode, scenario: ['wish-lists'], visual: { skip: 'the page of a list shows it' } },
} satisfies Meta<typeof OfTheList>
export default meta

type Story = StoryObj<typeof meta>

const shareIdOf = (id: number) =>
  Object.values(sessionOf('story').world.lists)
    .flat()
    .find((list) => list.id === id)!.shareId

export const IsShared: Story = {
  args: { id: 702 },
  play: async ({ canvas, userEvent, globals }) => {
    const texts = textOf(globals).lists.share
    await userEvent.click(await canvas.findByLabelText(texts.toggle()))
    const link = await canvas.findByLabelText(texts.link())
    await waitFor(() => expect((link as HTMLInputElement).value).toContain(`/list/${shareIdOf(702)}`))
    await expect(canvas.getByLabelText(texts.showsOwner())).not.toBeChecked()
  },
}

export const IsRevoked: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const texts = textOf(globals).lists.share
    const link = await canvas.findByLabelText(texts.link())
    await expect((link as HTMLInputElement).value).toContain('/list/wedding-list-of-sara-2026')
    await userEvent.click(canvas.getByLabelText(texts.toggle()))
    await waitFor(() => expect(canvas.queryByLabelText(texts.link())).toBeNull())
    await waitFor(() => expect(shareIdOf(701)).toBeNull())
  },
}

export const Refused: Story = {
  args: { id: 702 },
  parameters: { faults: [{ on: 'shareList', fault: { status: 500 } }] },
  play: async ({ canvas, userEvent, globals }) => {
    const box = await canvas.findByLabelText(textOf(globals).lists.share.toggle())
    await userEvent.click(box)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(box).not.toBeChecked()
  },
}
