import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { listLimits, saveList } from '#contracts/lists.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { sessionExpired, signedIn } from '#src/stores/auth.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { whileSignedIn } from '#stories/while-signed-in.tsx'
import { NewList } from './NewList.tsx'

const meta = {
  component: NewList,
  args: { count: 1, onCreated: fn() },
  parameters: { ...singleMode, scenario: ['wish-lists'] },
} satisfies Meta<typeof NewList>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

async function create({ canvas, userEvent, globals }: Place, name: string) {
  const texts = textOf(globals).lists
  const field = canvas.getByLabelText(texts.name())
  if (name) await userEvent.type(field, name)
  await userEvent.click(canvas.getByRole('button', { name: texts.create() }))
  return field
}

export const Created: Story = {
  play: async (place) => {
    const field = await create(place, ' هدیه‌ها ')
    await waitFor(() => expect(place.args.onCreated).toHaveBeenCalledOnce())
    await expect(place.args.onCreated).toHaveBeenCalledWith(expect.objectContaining({ name: 'هدیه‌ها' }))
    await expect(field).toHaveValue('')
  },
}

export const WithoutName: Story = {
  play: async (place) => {
    const field = await create(place, '')
    await expect(field).toHaveFocus()
    await expect(place.canvas.getByRole('alert')).toHaveTextContent(textOf(place.globals).lists.nameEmpty())
  },
}

export const PressedTwiceWithoutVisibleName: Story = {
  parameters: { visual: { skip: 'WithoutName shows it' } },
  play: async ({ canvas, userEvent, globals }) => {
    const texts = textOf(globals).lists
    const field = canvas.getByLabelText(texts.name())
    await userEvent.type(field, '\u200c')
    const button = canvas.getByRole('button', { name: texts.create() })
    const { x, y, width, height } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.nameEmpty())
    const under = document.elementFromPoint(x + width / 2, y + height / 2)!
    await expect(under).not.toBe(button)
    /** False: its default, which moves the focus, is prevented. */
    await expect(fireEvent.mouseDown(under, { detail: 2 })).toBe(false)
    await expect(field).toHaveFocus()
  },
}

const weddingIn = { fa: 'جهیزیه', en: 'Wedding', ru: 'Свадьба' }

export const NameIsTaken: Story = {
  play: async (place) => {
    const name = weddingIn[place.globals.locale as keyof typeof weddingIn]
    const field = await create(place, name)
    await expect(await place.canvas.findByRole('alert')).toBeVisible()
    await expect(field).toHaveValue(name)
    await expect(field).toHaveFocus()
    await expect(place.args.onCreated).not.toHaveBeenCalled()
  },
}

export const AsManyAsThereCanBe: Story = {
  args: { count: listLimits.lists },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals).lists.full({ count: listLimits.lists }))).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** The form goes with its last list. */
export const LastOne: Story = {
  parameters: { visual: { skip: 'AsManyAsThereCanBe shows it' } },
  render: function Counted() {
    const [count, setCount] = useState(listLimits.lists - 1)
    return <NewList count={count} onCreated={() => setCount(count + 1)} />
  },
  play: async ({ canvas, userEvent, globals }) => {
    const texts = textOf(globals).lists
    await userEvent.type(canvas.getByLabelText(texts.name()), 'هدیه‌ها{Enter}')
    const full = await canvas.findByText(texts.full({ count: listLimits.lists }))
    await waitFor(() => expect(full).toHaveFocus())
  },
}

export const AnswerIsLost: Story = {
  parameters: {
    faults: [{ on: 'saveList', fault: 'drop-answer', times: 1 }],
    visual: { skip: 'Created shows it' },
  },
  play: async (place) => {
    await create(place, 'هدیه‌ها')
    await waitFor(() => expect(place.args.onCreated).toHaveBeenCalledOnce(), { timeout: 5_000 })
    const names = Object.values(sessionOf('story').world.lists).flat()
    await expect(names.filter(({ name }) => name[0] === 'هدیه‌ها')).toHaveLength(1)
  },
}

/** Its key is kept with the draft, which the form takes up again. */
export const SentAgainAfterItWasLeft: Story = {
  parameters: {
    faults: [{ on: 'saveList', fault: 'drop-answer', times: 2 }],
    visual: { skip: 'Created shows it' },
  },
  render: function Leavable(args) {
    const [visit, setVisit] = useState(1)
    return (
      <>
        <NewList key={visit} {...args} />
        <button type="button" onClick={() => setVisit(visit + 1)}>
          +
        </button>
      </>
    )
  },
  play: async (place) => {
    await create(place, 'هدیه‌ها')
    await expect(await place.canvas.findByRole('alert', {}, { timeout: 5_000 })).toBeVisible()
    await place.userEvent.click(place.canvas.getByRole('button', { name: '+' }))
    await create(place, '')
    await waitFor(() => expect(place.args.onCreated).toHaveBeenCalledOnce())
  },
}

export const TypedWhileSent: Story = {
  parameters: { visual: { skip: 'Created shows it' } },
  beforeEach: () => holdCalls(saveList),
  play: async (place) => {
    const field = await create(place, 'هدیه‌ها')
    await place.userEvent.type(field, ' و خانه')
    await expect(field).toHaveValue('هدیه‌ها')
    releaseCalls()
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

export const SessionEndsMeanwhile: Story = {
  parameters: { visual: { skip: 'NameIsTaken shows a name that is typed' } },
  decorators: [whileSignedIn],
  play: async ({ canvas, userEvent, globals }) => {
    const { name } = textOf(globals).lists
    await userEvent.type(canvas.getByLabelText(name()), 'هدیه‌ها')
    sessionExpired()
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    signedIn()
    await expect(await canvas.findByLabelText(name())).toHaveValue('هدیه‌ها')
  },
}

export const LeftWhileSent: Story = {
  parameters: TypedWhileSent.parameters!,
  beforeEach: () => holdCalls(saveList),
  decorators: [whileSignedIn],
  play: async (place) => {
    await create(place, 'هدیه‌ها')
    sessionExpired()
    await waitFor(() => expect(place.canvas.queryByRole('textbox')).toBeNull())
    releaseCalls()
    await waitFor(() => expect(place.args.onCreated).toHaveBeenCalledOnce())
    signedIn()
    await expect(await place.canvas.findByRole('textbox')).toHaveValue('')
  },
}
