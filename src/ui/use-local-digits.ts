import { useI18nContext } from '#i18n/i18n-react.tsx'
import { localDigits } from '#i18n/local-digits.ts'

/** Writes the digits of a text as the page does: whatever the shop shows or fills in, never what a person typed. */
export function useLocalDigits() {
  const { locale } = useI18nContext()
  return (text: string) => localDigits(locale, text)
}
