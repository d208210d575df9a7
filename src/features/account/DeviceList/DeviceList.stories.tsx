import { useQuery } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { signOutDevice } from '#contracts/devices.ts'
import { holdCalls, releaseCalls } from '#stories/held-calls.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { devicesQuery } from '../devices-query.ts'
import { DeviceList } from './DeviceList.tsx'

const meta = {
  component: DeviceList,
  args: { devices: [] },
  parameters: { scenario: ['three-devices'] },
  render: function Loaded() {
    const { data: devices } = useQuery(devicesQuery())
    return devices ? <DeviceList devices={devices} /> : <p>…</p>
  },
} satisfies Meta<typeof DeviceList>
export default meta

type Story = StoryObj<typeof meta>
type Place = Parameters<NonNullable<Story['play']>>[0]

const phoneButton = ({ canvas, globals }: Place) => {
  const { name, leaveNamed } = textOf(globals).security.devices
  return canvas.findByRole('button', {
    name: leaveNamed({ name: name({ browser: 'Chrome', os: 'Android' }) }),
  })
}
const othersButton = ({ canvas, globals }: Place) =>
  canvas.findByRole('button', { name: textOf(globals).security.devices.leaveOthers() })

export const Three: Story = {
  play: async (place) => {
    await expect(await phoneButton(place)).toBeVisible()
    const [first] = place.canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(textOf(place.globals).security.devices.current())
  },
}

export const OnlyThis: Story = {
  parameters: { ...singleMode, scenario: ['member'] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textOf(globals).security.devices.onlyThis())).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const headingIsFocused = ({ canvas }: Place) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())

export const SignsOneOut: Story = {
  parameters: { visual: { skip: 'a toast says so' } },
  play: async (place) => {
    await place.userEvent.click(await phoneButton(place))
    await waitFor(() => expect(place.canvas.getAllByRole('listitem')).toHaveLength(2))
    await headingIsFocused(place)
  },
}

export const SignsTwoOutAtOnce: Story = {
  parameters: { visual: { skip: 'OnlyThis shows it' } },
  beforeEach: () => holdCalls(signOutDevice),
  play: async (place) => {
    await phoneButton(place)
    const { leave, onlyThis } = textOf(place.globals).security.devices
    for (const button of place.canvas.getAllByText(leave())) await place.userEvent.click(button)
    releaseCalls()
    await expect(await place.canvas.findByText(onlyThis())).toBeVisible()
    await headingIsFocused(place)
  },
}

export const AsksBeforeItSignsAllOut: Story = {
  parameters: { ...singleMode },
  play: async (place) => {
    await place.userEvent.click(await othersButton(place))
    const texts = textOf(place.globals).security.devices
    await expect(place.canvas.getByRole('button', { name: texts.leaveOthersNo() })).toHaveFocus()
    await expect(place.canvas.getByText(texts.leaveOthersAsk({ count: 2 }))).toBeVisible()
  },
}

export const SignsAllOthersOut: Story = {
  parameters: { visual: { skip: 'OnlyThis shows it' } },
  play: async (place) => {
    await place.userEvent.click(await othersButton(place))
    const texts = textOf(place.globals).security.devices
    await place.userEvent.click(place.canvas.getByRole('button', { name: texts.leaveOthersYes() }))
    await expect(await place.canvas.findByText(texts.onlyThis())).toBeVisible()
  },
}

export const CannotSignOut: Story = {
  parameters: {
    faults: [{ on: 'signOutDevice', fault: { status: 503 } }],
    visual: { skip: 'a toast says so' },
  },
  play: async (place) => {
    const button = await phoneButton(place)
    await place.userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await expect(place.canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const SignedOutAlthoughTheAnswerWasLost: Story = {
  parameters: {
    faults: [{ on: 'signOutDevice', fault: 'drop-answer', times: 1 }],
    visual: { skip: 'a toast says so' },
  },
  play: async (place) => {
    await place.userEvent.click(await phoneButton(place))
    await waitFor(() => expect(place.canvas.getAllByRole('listitem')).toHaveLength(2))
    await headingIsFocused(place)
  },
}

export const GoneAfterTwoLostAnswers: Story = {
  parameters: {
    faults: [{ on: 'signOutDevice', fault: 'truncate' }],
    visual: { skip: 'a toast says so' },
  },
  play: async (place) => {
    await place.userEvent.click(await phoneButton(place))
    await waitFor(() => expect(place.canvas.getAllByRole('listitem')).toHaveLength(2))
    await headingIsFocused(place)
  },
}

export const OthersCannotStayOnceItIsSent: Story = {
  parameters: {
    faults: [{ on: 'signOutOtherDevices', fault: { latency: 60_000 } }],
    visual: { skip: 'it is waiting' },
  },
  play: async (place) => {
    await place.userEvent.click(await othersButton(place))
    const texts = textOf(place.globals).security.devices
    await place.userEvent.click(place.canvas.getByRole('button', { name: texts.leaveOthersYes() }))
    const no = place.canvas.getByRole('button', { name: texts.leaveOthersNo() })
    await place.userEvent.click(no)
    await expect(no).toBeVisible()
  },
}

export const OthersLeftWhileTheyWereAskedFor: Story = {
  parameters: {
    faults: [{ on: 'signOutOtherDevices', fault: 'truncate' }],
    visual: { skip: 'OnlyThis shows it' },
  },
  play: async (place) => {
    await place.userEvent.click(await othersButton(place))
    const texts = textOf(place.globals).security.devices
    await place.userEvent.click(place.canvas.getByRole('button', { name: texts.leaveOthersYes() }))
    await expect(await place.canvas.findByText(texts.onlyThis())).toBeVisible()
    await headingIsFocused(place)
  },
}
