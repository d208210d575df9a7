import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { draftPictures, draftPicturesChanged } from '#src/stores/draft-pictures.ts'
import { draftStarted, drafts } from '#src/stores/drafts.ts'
import { formOpened } from '#src/stores/opened-forms.ts'
import { picture } from '#stories/product-fixtures.ts'
import { largePicture } from '#stories/large-picture.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { whileDrafted } from '#stories/while-drafted.tsx'
import { readPictures } from '#src/ui/PictureField/read-pictures.ts'
import { ReviewForm } from './ReviewForm.tsx'

const tray = 1047
const empty = { product: tray, stars: 0, title: '', body: '', kept: [] }
const written = { ...empty, stars: 4, body: 'قلم‌زنی‌اش ظریف است.' }

const meta = {
  component: ReviewForm,
  args: { title: 'سینی قلم‌زنی اصفهان', pictures: [], onSaved: fn() },
  parameters: { scenario: ['order-delivered'] },
  decorators: [whileDrafted('review')],
  beforeEach: () => {
    draftPicturesChanged('review', () => [])
    formOpened('review', empty)
  },
} satisfies Meta<typeof ReviewForm>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const { details } = textOf(globals)
    await userEvent.click(canvas.getByRole('radio', { name: details.stars({ stars: 3 }) }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: details.stars({ stars: 4 }) })).toBeChecked()
    await expect(drafts.review?.stars).toBe(4)
  },
}

export const Incomplete: Story = {
  parameters: singleMode,
  play: async ({ canvas, userEvent, globals }) => {
    const { feedback, forms } = textOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: feedback.form.send() }))
    const stars = canvas.getByRole('radiogroup', { name: feedback.form.stars() })
    await expect(stars).toHaveFocus()
    await expect(stars).toHaveAccessibleDescription(forms.invalid.stars())
    await expect(canvas.getByLabelText(feedback.form.body())).toBeInvalid()
  },
}

export const CancelledWhileAPictureIsPrepared: Story = {
  parameters: { visual: { skip: 'nothing is left' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { feedback, forms } = textOf(globals)
    const file = await largePicture()
    await userEvent.upload(canvas.getByLabelText(feedback.form.pictures()), file)
    await userEvent.click(canvas.getByRole('button', { name: forms.cancel() }))
    /** Takes as long, and begins later. */
    await expect((await readPictures([file], 1)).pictures).toHaveLength(1)
    await expect(draftPictures.review).toEqual([])
  },
}

export const Edited: Story = {
  args: { pictures: [picture] },
  parameters: singleMode,
  beforeEach: () => formOpened('review', { ...written, kept: [picture.src] }),
  play: async ({ canvas, userEvent, globals }) => {
    const remove = textOf(globals).upload.remove({ name: picture.alt })
    await userEvent.click(canvas.getByRole('button', { name: remove }))
    await expect(drafts.review?.kept).toEqual([])
    await expect(canvas.getByLabelText(textOf(globals).feedback.form.pictures())).toHaveFocus()
    draftStarted('review', { ...written, kept: [picture.src] })
    await expect(await canvas.findByRole('button', { name: remove })).toBeVisible()
  },
}

export const AnotherIsWritten: Story = {
  parameters: { visual: { skip: 'Empty shows it' } },
  play: async ({ canvas }) => {
    draftPicturesChanged('review', () => [{ name: 'سینی', type: 'image/webp', content: 'AAAA' }])
    await expect(await canvas.findByRole('img')).toBeInTheDocument()
    draftStarted('review', { ...empty, product: 1001 })
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull())
  },
}

export const Sent: Story = {
  parameters: { visual: { skip: 'it ends elsewhere' } },
  beforeEach: () => formOpened('review', written),
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).feedback.form.send() }))
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ state: 'pending', stars: 4 })),
    )
    await expect(drafts.review).toBeNull()
  },
}

export const NotABuyer: Story = {
  parameters: { ...singleMode, scenario: ['member'] },
  beforeEach: () => formOpened('review', written),
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals).feedback.form.send() }))
    await expect(await canvas.findByRole('alert')).toHaveFocus()
    await expect(canvas.getByDisplayValue(written.body)).toBeVisible()
  },
}
