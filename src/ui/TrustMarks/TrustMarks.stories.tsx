import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Locales } from '#i18n/i18n-types.ts'
import { trust } from '#src/platform/trust.ts'
import { expectNoOverflow } from '#stories/expect-no-overflow.ts'
import { singleMode } from '#stories/single-mode.ts'
import { TrustMarks } from './TrustMarks.tsx'

const drawn = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="44" fill="#1d4e5f"/><text x="48" y="54" font-size="18" fill="#fff" text-anchor="middle">${words}</text></svg>`)}`

const seals = [
  {
    name: { fa: 'نماد اعتماد الکترونیکی', en: 'enamad trust seal', ru: 'Знак доверия enamad' },
    page: 'https://trustseal.enamad.ir/?id=1&Code=a',
    picture: drawn('enamad'),
  },
  {
    name: { fa: 'نشان ساماندهی', en: 'Samandehi mark', ru: 'Знак Samandehi' },
    page: 'https://logo.samandehi.ir/Verify.aspx?id=1',
    picture: drawn('logo'),
  },
]
const social = [
  { name: { fa: 'اینستاگرام', en: 'Instagram', ru: 'Instagram' }, page: 'https://social.example/zarrin' },
  { name: { fa: 'تلگرام', en: 'Telegram', ru: 'Telegram' }, page: 'https://messenger.example/zarrin' },
]

const meta = { component: TrustMarks, args: { ...trust, seals, social } } satisfies Meta<typeof TrustMarks>
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas }) => {
    const [instagram, telegram, seal, ...others] = canvas.getAllByRole('link')
    await expect(others).toHaveLength(1)
    for (const account of [instagram, telegram]) await expect(account).toHaveAttribute('rel', 'me noopener')
    await expect(seal).toHaveAccessibleName()
    await expect(seal).toHaveAttribute('rel', 'noopener')
    for (const asked of [seal!, within(seal!).getByRole('img')])
      await expect(asked).toHaveAttribute('referrerpolicy', 'origin')
    await expectNoOverflow()
  },
}
export const SealsDoNotCome: Story = {
  args: { seals: seals.map((seal) => ({ ...seal, picture: 'data:image/png,' })), social: [], payments: [] },
  play: async ({ canvas, globals }) => {
    for (const { name } of seals)
      await expect(await canvas.findByText(name[globals.locale as Locales])).toBeVisible()
    await expectNoOverflow()
  },
}
export const LeftToRight: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' }, parameters: singleMode }
export const OnlyPayments: Story = { args: { seals: [], social: [] }, parameters: singleMode }
export const OnlySeals: Story = { args: { payments: [], social: [] }, parameters: singleMode }
export const OnlySocial: Story = { args: { payments: [], seals: [] }, parameters: singleMode }
export const Nothing: Story = {
  args: { payments: [], seals: [], social: [] },
  parameters: { visual: { skip: 'nothing to see' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
}
