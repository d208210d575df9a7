import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ContractsPage } from './ContractsPage/ContractsPage.tsx'

const meta = {
  title: 'Contracts',
  component: ContractsPage,
  globals: { locale: 'en' },
  /** A file of the own data takes a while, which no example waits for. */
  parameters: { scenario: ['data-export-ready', 'order-delivered', 'newsletter-asked'] },
} satisfies Meta<typeof ContractsPage>
export default meta

type Story = StoryObj<typeof meta>

export const AllCalls: Story = {}

/** Milliseconds; the first example is shown after all calls are made. Ends before the story does, to say why. */
const allCallsTimeout = 10_000

export const OneCall: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a call' }), 'cartItemId sets the count')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 call')
    const address = canvas.getByRole('textbox', { name: 'Server of the commands' })
    await userEvent.clear(address)
    await userEvent.type(address, 'https://shop.example/')
    const add = within(canvas.getByRole('heading', { name: 'add' }).closest('details')!)
    await userEvent.click(add.getByText('/api/cart/cart'))
    const shown = () => canvas.queryByRole('alert') ?? add.queryByRole('group', { name: 'Command' })
    await waitFor(() => expect(shown()).not.toBeNull(), { timeout: allCallsTimeout })
    await expect(canvas.queryByRole('alert')?.textContent).toBeUndefined()
    const command = add.getByRole('group', { name: 'Command' })
    await expect(command).toHaveTextContent("curl 'https://shop.example/api/cart/cart'")
    await expect(command).toHaveTextContent('"cartUpdateType":1')
    await expect(add.getByText('cartItemId').closest('li')).toHaveTextContent('may be left out')
  },
}

export const Assumed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Provenance' }), 'Spec')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 call')
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('likes')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a call' }), 'zzzz')
    await expect(canvas.getByRole('status')).toHaveTextContent('0 calls')
  },
}
