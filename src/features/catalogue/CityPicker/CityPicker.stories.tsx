import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { deliveryCity } from '#src/stores/delivery-city.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { withWindow } from '#stories/with-window.ts'
import { CityPicker } from './CityPicker.tsx'

const tallWindow = withWindow(1280, 1200)

const meta = {
  component: CityPicker,
  args: { opened: true, onClose: fn<() => void>() },
} satisfies Meta<typeof CityPicker>
export default meta

type Story = StoryObj<typeof meta>

const search = (globals: Record<string, unknown>) =>
  screen.findByRole('searchbox', { name: textOf(globals).details.city.search() })

export const All: Story = {
  play: async ({ globals }) => {
    await search(globals)
    await expect(screen.getAllByRole('listitem')).toHaveLength(32)
    await expectNoOverflow()
  },
}

export const EnterChoosesTheOnlyOne: Story = {
  globals: { locale: 'fa' },
  parameters: { visual: { skip: 'All shows it' } },
  play: async ({ globals, args }) => {
    await userEvent.type(await search(globals), 'يزد{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(deliveryCity.city?.title).toBe('یزد')
  },
}

/** A field that moves while it is typed into is lost from sight. */
export const AsHighAsAllCities: Story = {
  ...tallWindow,
  parameters: {
    ...tallWindow.parameters,
    visual: { skip: 'All shows it' },
  },
  play: async ({ globals }) => {
    const field = await search(globals)
    const dialog = screen.getByRole('dialog')
    const last = screen.getAllByRole('listitem').at(-1)!
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight))
    await expect(innerHeight - last.getBoundingClientRect().bottom).toBeLessThanOrEqual(48)
    const { height } = dialog.getBoundingClientRect()
    await userEvent.type(field, 'qqq')
    await expect(dialog.getBoundingClientRect().height).toBe(height)
  },
}

export const SpaceForHalfSpace: Story = {
  globals: { locale: 'fa' },
  parameters: { visual: { skip: 'All shows it' } },
  play: async ({ globals }) => {
    await userEvent.type(await search(globals), 'خرم آباد')
    await expect(screen.getByRole('listitem')).toHaveTextContent('خرم‌آباد')
  },
}

export const NoneFound: Story = {
  parameters: singleMode,
  play: async ({ globals }) => {
    await userEvent.type(await search(globals), 'qqq')
    await expect(screen.getByRole('status')).toHaveTextContent(textOf(globals).details.city.none())
  },
}

export const Unavailable: Story = {
  parameters: { ...singleMode, faults: [{ on: 'deliveryCities', fault: { status: 503 } }] },
  play: async ({ globals }) => {
    const name = textOf(globals).errors.retry()
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible())
  },
}
