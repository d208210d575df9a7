import type { Locales } from '#i18n/i18n-types.ts'
import { writeCookie } from '#src/platform/cookies.ts'

export const rememberLocale = (locale: Locales) => writeCookie('locale', locale)
