import { useI18nContext } from '#i18n/i18n-react.tsx'
import { localizeDigits } from '#i18n/localize-digits.ts'

/** For texts that the shop shows or prefills, never for what a user types. */
export function useLocalDigits() {
  const { locale } = useI18nContext()
  return (text: string) => localizeDigits(locale, text)
}
