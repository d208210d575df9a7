import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Locales, TranslationFunctions } from './i18n-types.ts'
import { i18nObject } from './i18n-util.ts'

type I18n = { locale: Locales; LL: TranslationFunctions }

/** Not the generated adapter, which ships a second copy of the typesafe-i18n runtime. */
const I18nContext = createContext<I18n | null>(null)

type Props = { locale: Locales; children: ReactNode }

export function I18nProvider({ locale, children }: Props) {
  const i18n = useMemo(() => ({ locale, LL: i18nObject(locale) }), [locale])
  return <I18nContext value={i18n}>{children}</I18nContext>
}

export function useI18nContext(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('I18nProvider is missing above.')
  return i18n
}
