import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Toasts } from '#src/ui/Toasts/Toasts.tsx'
import { textOf } from '#stories/text.ts'
import { Share } from './Share.tsx'

function stubDevice(abilities: { share?: unknown; clipboard?: unknown }) {
  return () => {
    for (const [name, value] of Object.entries({ share: undefined, clipboard: undefined, ...abilities }))
      Object.defineProperty(navigator, name, { value, configurable: true })
    return () => {
      for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
    }
  }
}

const refused = async () => {
  throw new DOMException('', 'NotAllowedError')
}

const share = fn(async () => {})
const writeText = fn(async () => {})

const meta = {
  component: Share,
  args: { title: 'فرش کاشان' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Toasts />
      </>
    ),
  ],
} satisfies Meta<typeof Share>
export default meta

type Story = StoryObj<typeof meta>

const press: Story['play'] = async ({ canvas, userEvent, globals }) =>
  userEvent.click(canvas.getByRole('button', { name: textOf(globals).details.share.button() }))

export const ToAnotherApp: Story = {
  beforeEach: stubDevice({ share, clipboard: { writeText: refused } }),
  play: async (context) => {
    await press!(context)
    await expect(share).toHaveBeenLastCalledWith({ title: 'فرش کاشان', url: location.href })
    await expect(context.canvas.queryByRole('textbox')).toBeNull()
  },
}

export const ToTheClipboard: Story = {
  beforeEach: stubDevice({ clipboard: { writeText } }),
  play: async (context) => {
    await press!(context)
    const { copied } = textOf(context.globals).details.share
    await waitFor(() => expect(screen.getByText(copied())).toBeVisible())
    await expect(writeText).toHaveBeenLastCalledWith(location.href)
  },
}

export const BothRefuse: Story = {
  beforeEach: stubDevice({ share: refused, clipboard: { writeText: refused } }),
  play: async (context) => {
    await press!(context)
    const field = await context.canvas.findByRole('textbox', {
      name: textOf(context.globals).details.share.address(),
    })
    await expect(field).toHaveValue(location.href)
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const ChangedMind: Story = {
  beforeEach: stubDevice({
    share: async () => {
      throw new DOMException('', 'AbortError')
    },
  }),
  play: async (context) => {
    await press!(context)
    await expect(context.canvas.queryByRole('textbox')).toBeNull()
  },
}
