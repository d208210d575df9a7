import { inModes } from '@zarrin/visual/chromatic'
import type { Direction, ModeChoice, Modes } from '@zarrin/visual/modes'
import type { Locales } from '#i18n/i18n-types.ts'
import { locales, localeTable } from '#i18n/locales.ts'

const directions = locales.map((locale) => [locale, localeTable[locale].direction])

/** What stories and pages are captured in; Storybook's toolbars and Chromatic's modes derive from it. */
export const modes = {
  locales: Object.fromEntries(directions) as Record<Locales, Direction>,
  schemes: ['light', 'dark'],
  viewports: { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } },
} as const satisfies Modes

export const capturedIn = (choice: ModeChoice<typeof modes>) => inModes(modes, choice)
