import { useQuery } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import type { Address } from '#contracts/addresses.ts'
import { deliveryCityChosen } from '#src/stores/delivery-city.ts'
import { draftStarted, drafts } from '#src/stores/drafts.ts'
import { singleMode } from '#stories/single-mode.ts'
import { digitsOf, textOf } from '#stories/text.ts'
import { addressesQuery } from '../addresses-query.ts'
import { AddressBook } from './AddressBook.tsx'

const home: Address = {
  id: 801,
  title: 'خانه',
  recipient: 'سارا محمدی',
  mobile: '09121234567',
  province: 'تهران',
  city: 'تهران',
  street: 'خیابان ولیعصر، کوچه نسترن، پلاک ۱۲، واحد ۳',
  postalCode: '1434567891',
  isDefault: true,
}
const work: Address = {
  ...home,
  id: 802,
  title: 'محل کار',
  province: 'اصفهان',
  city: 'اصفهان',
  isDefault: false,
}

const meta = {
  component: AddressBook,
  args: { addresses: [home, work], member: { recipient: home.recipient, mobile: home.mobile }, form: '…' },
  parameters: { scenario: ['member'] },
} satisfies Meta<typeof AddressBook>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(digitsOf(globals, home.mobile))).toHaveLength(2)
    await expect(canvas.getAllByText(digitsOf(globals, home.postalCode))).toHaveLength(2)
  },
}

const read = proxy({ addresses: [home, work] })

export const RemovedInAnotherTab: Story = {
  args: { form: <input aria-label="title" /> },
  parameters: { visual: { skip: 'AddressForm shows what stands there' } },
  beforeEach: () => {
    read.addresses = [home, work]
  },
  render: function Read(args) {
    return <AddressBook {...args} addresses={useSnapshot(read).addresses as Address[]} />
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { edit } = textOf(globals).account.addressBook
    await userEvent.click(canvas.getByRole('button', { name: edit({ title: work.title }) }))
    await userEvent.type(canvas.getByRole('textbox'), 'ویلا')
    read.addresses = [home]
    await waitFor(() => expect(drafts.address).toMatchObject({ id: 0 }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const None: Story = {
  args: { addresses: [] },
  parameters: { ...singleMode },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).account.addressBook.add() }))
    await expect(drafts.address).toMatchObject({
      id: 0,
      recipient: home.recipient,
      mobile: digitsOf(globals, home.mobile),
      isDefault: true,
    })
    drafts.address = null
  },
}

export const StartsInTheCityOfDeliveries: Story = {
  args: { addresses: [] },
  parameters: { visual: { skip: 'AddressForm shows what stands there' } },
  beforeEach: () => deliveryCityChosen({ id: 7, title: 'کاشان', province: 'اصفهان' }),
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).account.addressBook.add() }))
    await expect(drafts.address).toMatchObject({ city: 'کاشان', province: 'اصفهان' })
    drafts.address = null
  },
}

export const AsksBeforeItRemoves: Story = {
  parameters: { ...singleMode },
  play: async ({ canvas, userEvent, globals }) => {
    const { remove, removeNo } = textOf(globals).account.addressBook
    const button = () => canvas.getByRole('button', { name: remove({ title: home.title }) })
    await userEvent.click(button())
    await expect(canvas.getByRole('button', { name: removeNo() })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button()).toHaveFocus()
    await userEvent.click(button())
  },
}

export const CannotBeKeptOnceItIsSent: Story = {
  parameters: {
    faults: [{ on: 'deleteAddress', fault: { latency: 60_000 } }],
    visual: { skip: 'it is waiting' },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { remove, removeYes, removeNo } = textOf(globals).account.addressBook
    await userEvent.click(canvas.getByRole('button', { name: remove({ title: home.title }) }))
    await userEvent.click(canvas.getByRole('button', { name: removeYes() }))
    const no = canvas.getByRole('button', { name: removeNo() })
    await userEvent.click(no)
    await expect(no).toBeVisible()
  },
}

export const TwoAreRemovedAtOnce: Story = {
  parameters: CannotBeKeptOnceItIsSent.parameters!,
  play: async ({ canvas, userEvent, globals }) => {
    const { remove, removeYes } = textOf(globals).account.addressBook
    for (const { title } of [home, work])
      await userEvent.click(canvas.getByRole('button', { name: remove({ title }) }))
    for (const yes of canvas.getAllByRole('button', { name: removeYes() })) {
      await userEvent.click(yes)
      await expect(yes).toHaveAttribute('aria-disabled', 'true')
    }
  },
}

export const RemovedByACallWithoutAnAnswer: Story = {
  parameters: {
    scenario: ['member'],
    faults: [{ on: 'deleteAddress', fault: 'drop-answer', times: 1 }],
    visual: { skip: 'AsksBeforeItRemoves shows it' },
  },
  render: function Loaded(args) {
    const { data: addresses } = useQuery(addressesQuery())
    return addresses ? <AddressBook {...args} addresses={addresses} /> : <p>…</p>
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { remove, removeYes } = textOf(globals).account.addressBook
    const [first] = await canvas.findAllByRole('article')
    const title = within(first!).getByRole('heading').textContent
    await userEvent.click(canvas.getByRole('button', { name: remove({ title }) }))
    const yes = canvas.getByRole('button', { name: removeYes() })
    await waitFor(async () => {
      if (yes.isConnected) await userEvent.click(yes)
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    })
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}

export const ChangedWhereItStands: Story = {
  parameters: { visual: { skip: 'AddressForm shows what stands there' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { edit } = textOf(globals).account.addressBook
    await userEvent.click(canvas.getByRole('button', { name: edit({ title: work.title }) }))
    await expect(drafts.address).toEqual({
      ...work,
      mobile: digitsOf(globals, work.mobile),
      postalCode: digitsOf(globals, work.postalCode),
    })
    await expect(canvas.queryByRole('heading', { name: work.title })).toBeNull()
  },
}

/** Another device removed the address whose change was begun here. */
export const RemovedMeanwhile: Story = {
  args: { addresses: [home] },
  parameters: { visual: { skip: 'AddressForm shows what stands there' } },
  beforeEach: () => draftStarted('address', { ...work, street: 'خیابان نیمه‌نوشته' }),
  play: async ({ canvas, args, globals }) => {
    await waitFor(() => expect(canvas.getByText(String(args.form))).toBeVisible())
    await expect(drafts.address).toMatchObject({ id: 0, street: 'خیابان نیمه‌نوشته' })
    drafts.address = null
    const add = await canvas.findByRole('button', { name: textOf(globals).account.addressBook.add() })
    await expect(add).toHaveFocus()
  },
}
