import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { drafts } from '#src/stores/drafts.ts'
import { formOpened } from '#src/stores/opened-forms.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { whileDrafted } from '#stories/while-drafted.tsx'
import { NameForm } from './NameForm.tsx'

const meta = {
  component: NameForm,
  args: { onSaved: fn() },
  parameters: { ...singleMode, scenario: ['member'] },
  decorators: [whileDrafted('name')],
  beforeEach: () => formOpened('name', { firstName: 'سارا', lastName: 'محمدی' }),
} satisfies Meta<typeof NameForm>
export default meta

type Story = StoryObj<typeof meta>

export const Begun: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByLabelText(textOf(globals).forms.name.firstName())).toHaveFocus(),
}

export const GivenUp: Story = {
  parameters: { visual: { skip: 'it ends elsewhere' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.type(canvas.getByLabelText(textOf(globals).forms.name.lastName()), ' زاده')
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).forms.cancel() }))
    await expect(drafts.name).toBeNull()
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}
