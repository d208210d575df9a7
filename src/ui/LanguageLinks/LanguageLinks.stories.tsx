import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readCookie } from '#src/platform/cookies.ts'
import { rememberLocale } from '#src/stores/remember-locale.ts'
import { localeTable, locales } from '#i18n/locales.ts'
import { LanguageLinks } from './LanguageLinks.tsx'

const meta = {
  component: LanguageLinks,
  parameters: { visual: { skip: 'every page shows it' } },
} satisfies Meta<typeof LanguageLinks>
export default meta

type Story = StoryObj<typeof meta>

function stay(event: Event) {
  event.preventDefault()
}

/** A browser that sends no referrer would be led from `/` back to the locale of the cookie. */
export const LocaleIsRememberedAtOnce: Story = {
  beforeEach: ({ canvasElement, globals }) => {
    canvasElement.addEventListener('click', stay)
    return () => {
      canvasElement.removeEventListener('click', stay)
      rememberLocale(globals.locale)
    }
  },
  play: async ({ canvas, userEvent }) => {
    for (const locale of locales) {
      await userEvent.click(canvas.getByRole('link', { name: localeTable[locale].name }))
      await expect(readCookie('locale')).toBe(locale)
    }
  },
}
