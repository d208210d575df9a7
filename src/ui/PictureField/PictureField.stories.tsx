import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { UploadedPicture } from '#contracts/pictures.ts'
import { fileSize } from '#i18n/file-size.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { largePicture } from '#stories/large-picture.ts'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { turnedPicture } from '#stories/turned-picture.ts'
import { fileMaxBytes } from '../shrink-picture.ts'
import { PictureField } from './PictureField.tsx'

const pixels = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4tUgDAAPOAZVrUnxyAAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQz44BAAGTAOeCxo5dAAAAAElFTkSuQmCC',
]
const pictures = pixels.map((content, at): UploadedPicture => ({
  name: `عکس ${at + 1}.png`,
  type: 'image/png',
  content,
}))

const meta = {
  component: PictureField,
  args: { label: 'تصویرهای شما', max: 4, pictures: [], error: undefined, onChange: fn() },
  render: function Kept(args) {
    const [chosen, setChosen] = useState(args.pictures)
    return (
      <PictureField
        {...args}
        pictures={chosen}
        onChange={(change) => {
          args.onChange(change)
          setChosen(change)
        }}
      />
    )
  },
} satisfies Meta<typeof PictureField>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const fieldOf = ({ canvas, args }: Play) => canvas.getByLabelText<HTMLInputElement>(args.label)

export const Empty: Story = {
  play: async (context) =>
    expect(fieldOf(context)).toHaveAccessibleDescription(textOf(context.globals).upload.hint({ max: 4 })),
}

export const NamedAsItIsDrawn: Story = {
  parameters: { visual: { skip: 'Empty shows it' } },
  play: async (context) => {
    const { choose, preparing } = textOf(context.globals).upload
    const { label } = context.args
    await expect(fieldOf(context)).toHaveAccessibleName(`${label} ${choose()}`)
    const live = context.canvasElement.querySelector('[aria-live]')
    await expect(live).toBeEmptyDOMElement()
    const picture = await largePicture()
    let decode!: (bitmap: ImageBitmap) => void
    const decoded = new Promise<ImageBitmap>((resolve) => (decode = resolve))
    const decoding = spyOn(globalThis, 'createImageBitmap').mockReturnValue(decoded)
    await userEvent.upload(fieldOf(context), picture)
    await expect(live).toHaveTextContent(preparing())
    await expect(fieldOf(context)).toHaveAccessibleName(`${label} ${preparing()}`)
    decoding.mockRestore()
    decode(await createImageBitmap(picture))
    await waitFor(() => expect(live).toBeEmptyDOMElement())
  },
}

/** A file that is dropped beside the input opens in the browser. */
export const CoversItsFrame: Story = {
  parameters: { visual: { skip: 'it looks as Empty does' } },
  play: async (context) => {
    const field = fieldOf(context)
    const { left, right, top, bottom } = field.parentElement!.getBoundingClientRect()
    for (const x of [left, (left + right) / 2, right - 1])
      for (const y of [top, (top + bottom) / 2, bottom - 1])
        await expect(document.elementFromPoint(x, y)).toBe(field)
  },
}

export const WithPictures: Story = { args: { pictures } }

export const Removed: Story = {
  parameters: singleMode,
  args: { pictures },
  play: async (context) => {
    const { canvas, globals } = context
    const remove = textOf(globals).upload.remove({ name: pictures[0]!.name })
    await userEvent.click(canvas.getByRole('button', { name: remove }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(fieldOf(context)).toHaveFocus()
  },
}

export const Missing: Story = {
  parameters: singleMode,
  args: { error: 'دست‌کم یک تصویر بیفزایید.' },
  play: async (context) => {
    await expect(fieldOf(context)).toBeInvalid()
    await expect(fieldOf(context)).toHaveAccessibleDescription(/دست‌کم یک تصویر بیفزایید/)
  },
}

async function readUpright(image: HTMLImageElement) {
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')!
  context.drawImage(image, 0, 0)
  const isRed = (y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(width / 2, y, 1, 1).data
    return red > blue
  }
  return { width, height, isRedAbove: isRed(height / 4), isRedBelow: isRed((height * 3) / 4) }
}

export const Turned: Story = {
  parameters: { visual: { skip: 'it looks as WithPictures does' } },
  play: async (context) => {
    const { canvas } = context
    await userEvent.upload(fieldOf(context), await turnedPicture('IMG_1.jpeg', { width: 3200, height: 800 }))
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'IMG_1.jpg' })
    await expect(await readUpright(image)).toEqual({
      width: 400,
      height: 1600,
      isRedAbove: true,
      isRedBelow: false,
    })
    await expect(atob(image.src.split(',')[1]!)).not.toContain('Exif')
  },
}

async function expectRefused(context: Play, files: File[], message: string) {
  await userEvent.setup({ applyAccept: false }).upload(fieldOf(context), files)
  await waitFor(() => expect(fieldOf(context)).toHaveAccessibleDescription(expect.stringContaining(message)))
  await expect(fieldOf(context)).toBeInvalid()
}

export const WrongType: Story = {
  play: async (context) =>
    expectRefused(
      context,
      [new File(['a'], 'فاکتور.pdf', { type: 'application/pdf' })],
      textOf(context.globals).upload.problems.type({ name: 'فاکتور.pdf' }),
    ),
}

export const TooLarge: Story = {
  parameters: singleMode,
  play: async (context) => {
    const { globals } = context
    const large = new File([new ArrayBuffer(fileMaxBytes + 1)], 'poster.png', { type: 'image/png' })
    const size = fileSize(globals.locale as Locales, fileMaxBytes)
    await expectRefused(context, [large], textOf(globals).upload.problems.size({ name: large.name, size }))
  },
}

export const Unreadable: Story = {
  parameters: singleMode,
  play: async (context) =>
    expectRefused(
      context,
      [new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' })],
      textOf(context.globals).upload.problems.unreadable({ name: 'broken.jpg' }),
    ),
}

export const TooMany: Story = {
  args: { pictures: pictures.slice(0, 1), max: 2 },
  play: async (context) => {
    const files = await Promise.all(
      [1, 2].map((at) => turnedPicture(`${at}.jpg`, { width: 40 * at, height: 20 })),
    )
    await expectRefused(context, files, textOf(context.globals).upload.problems.tooMany({ max: 2 }))
    await expect(within(context.canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}

export const TooManyInTwoGoes: Story = {
  parameters: { visual: { skip: 'TooMany shows it' } },
  play: async (context) => {
    const field = fieldOf(context)
    const files = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((at) => turnedPicture(`${at}.jpg`, { width: 40 * at, height: 20 })),
    )
    await Promise.all([userEvent.upload(field, files.slice(0, 3)), userEvent.upload(field, files.slice(3))])
    const { tooMany } = textOf(context.globals).upload.problems
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(tooMany({ max: 4 }))),
    )
    await expect(within(context.canvasElement).getAllByRole('listitem')).toHaveLength(4)
  },
}

export const ProblemWhileAPictureIsPrepared: Story = {
  parameters: { visual: { skip: 'WrongType shows it' } },
  play: async (context) => {
    const picture = await largePicture()
    await userEvent.upload(fieldOf(context), picture)
    const message = textOf(context.globals).upload.problems.type({ name: 'فاکتور.pdf' })
    const file = new File(['a'], 'فاکتور.pdf', { type: 'application/pdf' })
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(fieldOf(context), file)
    await context.canvas.findByRole('listitem')
    await waitFor(() =>
      expect(fieldOf(context)).toHaveAccessibleDescription(expect.stringContaining(message)),
    )
  },
}

export const LongNames: Story = {
  parameters: singleMode,
  args: { pictures: [{ ...pictures[0]!, name: `${'عکس'.repeat(40)}.png` }], error: 'خطا'.repeat(60) },
  play: expectNoOverflow,
}

const sent = fn((_count: number) => {})

export const SentBeforeItIsReady: Story = {
  parameters: { visual: { skip: 'WithPictures shows it' } },
  beforeEach: () => void sent.mockClear(),
  render: function Form(args) {
    const [chosen, setChosen] = useState(args.pictures)
    function send(event: FormEvent) {
      event.preventDefault()
      sent(chosen.length)
    }
    return (
      <form onSubmit={send}>
        <PictureField {...args} pictures={chosen} onChange={setChosen} />
        <button type="submit">send</button>
      </form>
    )
  },
  play: async (context) => {
    const file = await largePicture()
    await context.userEvent.upload(fieldOf(context), file)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'send' }))
    await waitFor(() => expect(sent.mock.calls).toEqual([[1]]))
  },
}
