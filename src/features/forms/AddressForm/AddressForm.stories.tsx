import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { saveAddress } from '#contracts/addresses.ts'
import { auth } from '#src/stores/auth.ts'
import { drafts } from '#src/stores/drafts.ts'
import { formOpened } from '#src/stores/opened-forms.ts'
import { showToast } from '#src/stores/toasts.ts'
import { holdUntilLeft, leavable, leaveAndRelease } from '#stories/leaving.tsx'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { whileDrafted } from '#stories/while-drafted.tsx'
import { AddressForm } from './AddressForm.tsx'

const empty = {
  id: 0,
  title: '',
  recipient: 'سارا محمدی',
  mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  province: '',
  city: '',
  street: '',
  postalCode: '',
  isDefault: false,
}
const garden = {
  title: 'باغ',
  province: 'يزد',
  city: 'تفت',
  street: 'کوچه انار، پلاک ۳',
  postalCode: '۸۹۹۱۲-۳۴۵۶۷',
}

const meta = {
  component: AddressForm,
  args: { title: 'نشانی تازه', staysDefault: false, onSaved: fn(), onFailed: fn() },
  parameters: { scenario: ['member'] },
  decorators: [whileDrafted('address')],
  beforeEach: () => formOpened('address', empty),
} satisfies Meta<typeof AddressForm>
export default meta

type Story = StoryObj<typeof meta>

export const Refused: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const { save, address } = textOf(globals).forms
    await userEvent.click(canvas.getByRole('button', { name: save() }))
    await expect(canvas.getByLabelText(address.title())).toHaveFocus()
    await expect(canvas.getByLabelText(address.postalCode())).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Saved: Story = {
  parameters: { visual: { skip: 'it ends elsewhere' } },
  beforeEach: () => formOpened('address', { ...empty, ...garden }),
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).forms.save() }))
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(
        expect.objectContaining({ province: 'یزد', mobile: '09121234567', postalCode: '8991234567' }),
        true,
      ),
    )
    await expect(drafts.address).toBeNull()
  },
}

export const ServerRefuses: Story = {
  parameters: { ...singleMode, faults: [{ on: 'saveAddress', fault: { status: 503 } }] },
  beforeEach: () => formOpened('address', { ...empty, ...garden }),
  play: async ({ canvas, userEvent, globals }) => {
    const { save, address, keptEdit } = textOf(globals).forms
    await userEvent.click(canvas.getByRole('button', { name: save() }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(keptEdit())
    await expect(canvas.getByLabelText(address.city())).toHaveValue('تفت')
  },
}

/** The sign-in page takes the place of the form; a toast of the failure would lie over it. */
export const LeftAsTheSessionEnds: Story = {
  parameters: {
    faults: [{ on: 'saveAddress', fault: 'end-session', times: 1 }],
    visual: { skip: 'it ends elsewhere' },
  },
  decorators: [leavable],
  beforeEach: () => {
    formOpened('address', { ...empty, ...garden })
    return holdUntilLeft(saveAddress)
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { save, retryLeft } = textOf(globals).forms
    await userEvent.click(canvas.getByRole('button', { name: save() }))
    leaveAndRelease()
    await waitFor(() => expect(auth.hasExpired).toBe(true))
    showToast({ tone: 'info', title: 'next' })
    await screen.findByText('next')
    await expect(screen.queryByText(retryLeft.address())).toBeNull()
  },
}

const isDefaultOf = ({ canvas, globals }: Parameters<NonNullable<Story['play']>>[0]) =>
  canvas.queryByRole('checkbox', { name: textOf(globals).forms.address.isDefault() })

export const OfTheDefault: Story = {
  args: { staysDefault: true },
  parameters: singleMode,
  beforeEach: () => formOpened('address', { ...empty, ...garden, isDefault: true }),
  play: async (place) => expect(isDefaultOf(place)).toBeNull(),
}

export const MadeTheDefault: Story = {
  parameters: { visual: { skip: 'Refused shows it' } },
  play: async (place) => {
    await place.userEvent.click(isDefaultOf(place)!)
    await expect(isDefaultOf(place)).toBeChecked()
    await place.userEvent.click(isDefaultOf(place)!)
    await expect(isDefaultOf(place)).not.toBeChecked()
  },
}
