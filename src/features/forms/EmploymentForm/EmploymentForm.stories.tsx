import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent as anyone, waitFor } from 'storybook/test'
import { cvMaxBytes } from '#contracts/forms.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { draftCv } from '#src/stores/draft-cv.ts'
import { draftChanged, drafts } from '#src/stores/drafts.ts'
import { renderBirthDate } from '#stories/pickers.tsx'
import { singleMode } from '#stories/single-mode.ts'
import { textOf } from '#stories/text.ts'
import { EmploymentForm } from './EmploymentForm.tsx'

const meta = { component: EmploymentForm, args: { renderBirthDate } } satisfies Meta<typeof EmploymentForm>
export default meta

type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const applicant = {
  fullName: 'علی کریمی',
  mobile: '09121234567',
  role: 'weaver',
  about: 'بیست سال پای دار قالی نشسته‌ام.',
  birthDate: '',
}
const written = (changes: Partial<typeof applicant> = {}) => ({
  beforeEach: () => draftChanged('employment', { ...applicant, ...changes }),
})

const cvOf = ({ canvas, globals }: PlayContext) =>
  canvas.getByLabelText<HTMLInputElement>(textOf(globals).forms.employment.cv.label())
const sendOf = ({ canvas, globals }: PlayContext) =>
  canvas.getByRole('button', { name: textOf(globals).forms.employment.send() })

const fileOf = (name: string, size = 1000, byte = 0) => new File([new Uint8Array(size).fill(byte)], name)

export const Empty: Story = {}
export const LeftToRight: Story = { globals: { locale: 'en' } }

export const FileChosenAndRemoved: Story = {
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    await userEvent.upload(cvOf(place), fileOf('علی کریمی.PDF', 340_000))
    const name = 'علی کریمی.PDF'
    const remove = textOf(globals).forms.employment.cv.remove({ name })
    await userEvent.click(await canvas.findByRole('button', { name: remove }))
    await expect(cvOf(place)).toHaveFocus()
    await expect(canvas.queryByText(name)).toBeNull()
  },
}

export const FileKeptOnReturn: Story = {
  parameters: { visual: { skip: 'it is as it was left' } },
  render: function Leavable(args) {
    const [visit, setVisit] = useState(1)
    return (
      <>
        <EmploymentForm key={visit} {...args} />
        <button type="button" onClick={() => setVisit(visit + 1)}>
          +
        </button>
      </>
    )
  },
  play: async (place) => {
    const { canvas, userEvent } = place
    await userEvent.upload(cvOf(place), fileOf('cv.pdf'))
    await canvas.findByText('cv.pdf')
    await userEvent.click(canvas.getByRole('button', { name: '+' }))
    await expect(canvas.getByText('cv.pdf')).toBeVisible()
  },
}

const refusing = (file: File, problem: 'type' | 'size' | 'empty'): Story => ({
  parameters: singleMode,
  play: async (place) => {
    await anyone.setup({ applyAccept: false }).upload(cvOf(place), file)
    const words = textOf(place.globals).forms.employment.cv.problems[problem]()
    await waitFor(() => expect(cvOf(place)).toHaveAccessibleDescription(new RegExp(words)))
    await expect(cvOf(place)).toHaveAttribute('aria-invalid', 'true')
  },
})

export const FileOfAnotherType = refusing(fileOf('me.png'), 'type')
export const FileTooLarge = refusing(fileOf('cv.pdf', cvMaxBytes + 1), 'size')
export const FileEmpty = refusing(fileOf('cv.docx', 0), 'empty')

export const LargestFile: Story = {
  parameters: singleMode,
  ...written(),
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    await userEvent.upload(cvOf(place), fileOf('cv.docx', cvMaxBytes))
    await canvas.findByText('cv.docx')
    await userEvent.click(sendOf(place))
    await canvas.findByText(textOf(globals).forms.thanks())
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

async function sendWithLostAnswer(place: PlayContext) {
  const { canvas, userEvent } = place
  await userEvent.upload(cvOf(place), fileOf('cv.pdf'))
  await canvas.findByText('cv.pdf')
  await userEvent.click(sendOf(place))
  await canvas.findByRole('alert')
}

export const SentTwiceAfterALostAnswer: Story = {
  ...written(),
  parameters: {
    faults: [{ on: 'employmentForm', fault: 'drop-answer', times: 1 }],
    visual: { skip: 'LargestFile shows it' },
  },
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    await sendWithLostAnswer(place)
    await expect(JSON.stringify(drafts.employment)).not.toContain(draftCv.cv!.content)
    await userEvent.click(sendOf(place))
    await canvas.findByText(textOf(globals).forms.thanks())
    await expect(sessionOf('story').world.forms).toHaveLength(1)
  },
}

export const ChangedFileAfterALostAnswer: Story = {
  ...written(),
  parameters: SentTwiceAfterALostAnswer.parameters!,
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    await sendWithLostAnswer(place)
    const { content } = draftCv.cv!
    await userEvent.upload(cvOf(place), fileOf('cv.pdf', 1000, 1))
    await waitFor(() => expect(draftCv.cv!.content).not.toBe(content))
    await userEvent.click(sendOf(place))
    await canvas.findByText(textOf(globals).forms.thanks())
    await expect(sessionOf('story').world.forms).toHaveLength(2)
  },
}

export const NoSuchBirthday: Story = {
  parameters: singleMode,
  ...written({ birthDate: '1990-02-30' }),
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    const { employment, optional, invalid } = textOf(globals).forms
    await userEvent.upload(cvOf(place), fileOf('cv.pdf'))
    await canvas.findByText('cv.pdf')
    const day = await canvas.findByRole('textbox', { name: optional({ label: employment.birthDate() }) })
    await userEvent.click(sendOf(place))
    await expect(day).toHaveFocus()
    await expect(day).toHaveAccessibleDescription(new RegExp(invalid.birthDate()))
  },
}

export const RoleIsFilled: Story = {
  ...written({ role: 'photographer' }),
  parameters: singleMode,
  play: async (place) => {
    const { canvas, userEvent, globals } = place
    await userEvent.upload(cvOf(place), fileOf('cv.pdf'))
    await canvas.findByText('cv.pdf')
    await userEvent.click(sendOf(place))
    const role = canvas.getByLabelText(textOf(globals).forms.employment.role())
    await waitFor(() => expect(role).toHaveFocus())
    await expect(role).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.selectOptions(role, 'packer')
    await expect(role).not.toHaveAttribute('aria-invalid')
  },
}
