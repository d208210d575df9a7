import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import type { Cv } from '#contracts/forms.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { textOf } from '#stories/text.ts'
import { CvField } from './CvField.tsx'

const cv: Cv = { name: 'رزومه سارا.pdf', type: 'application/pdf', content: btoa('a'.repeat(2400)) }
const meta = { component: CvField, args: { cv: null, error: undefined, onChange: fn() } } satisfies Meta<
  typeof CvField
>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    const { label, choose, hint } = textOf(globals).forms.employment.cv
    const field = canvas.getByLabelText(label())
    await expect(field).toHaveAccessibleName(expect.stringContaining(`${label()} ${choose()}`))
    await expect(field).toHaveAccessibleDescription(hint())
  },
}
export const Chosen: Story = {
  args: { cv },
  play: async ({ canvas, args, userEvent, globals }) => {
    const { label, remove: removeLabel } = textOf(globals).forms.employment.cv
    await expect(canvas.getByLabelText(label())).toHaveAccessibleName(expect.stringContaining(cv.name))
    const remove = removeLabel({ name: cv.name })
    await userEvent.click(canvas.getByRole('button', { name: remove }))
    await expect(args.onChange).toHaveBeenCalledWith(null)
  },
}

function holdReading() {
  const { readAsDataURL } = FileReader.prototype
  let release = () => Promise.resolve()
  spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function hold(this: FileReader, file) {
    release = async () => {
      const isRead = new Promise((resolve) => this.addEventListener('load', resolve))
      readAsDataURL.call(this, file)
      await isRead
      await new Promise(requestAnimationFrame)
    }
  })
  return () => release()
}

export const ChosenTwice: Story = {
  parameters: { visual: { skip: 'it looks as Empty does' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const field = canvas.getByLabelText(textOf(globals).forms.employment.cv.label())
    const readFirst = holdReading()
    await userEvent.upload(field, new File(['a'], 'first.pdf'))
    await userEvent.upload(field, new File(['b'], 'second.pdf'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await readFirst()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'second.pdf' }))
  },
}
export const LeftToRight: Story = { args: { cv: { ...cv, name: 'Sara CV.pdf' } }, globals: { locale: 'en' } }
export const Wrong: Story = {
  args: { error: 'رزومه را پیوست کنید' },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByLabelText(textOf(globals).forms.employment.cv.label())).toHaveAccessibleDescription(
      /رزومه را پیوست کنید/,
    ),
}
export const LongNames: Story = {
  args: { cv: { ...cv, name: `${'رزومه'.repeat(40)}.pdf` } },
  play: expectNoOverflow,
}
