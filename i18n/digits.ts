const persianZero = 0x06f0
const arabicZero = 0x0660

/** Persian and Arabic digits → ASCII; everything else stays. */
export function asciiDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= persianZero ? persianZero : arabicZero))
  })
}

export const digitsOnly = (text: string) => asciiDigits(text).replace(/\D/g, '')

/** Arabic ي, ى and ك → Persian ی and ک. */
export const persianLetters = (text: string) => text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک')

/** `09…`, `9…`, `+98…`, `0098…`, with spaces, dashes or direction marks → `09xxxxxxxxx`; null when invalid. */
export function normalizeMobile(text: string): string | null {
  const match = /^(?:0098|98|0)?(9\d{9})$/.exec(digitsOnly(text))
  return match ? `0${match[1]}` : null
}

/** A search key that is equal for all spellings of a word; never for display. */
export function foldForSearch(text: string): string {
  return persianLetters(asciiDigits(text.toLowerCase().normalize('NFKD')))
    .replace(/[\p{M}\p{Cf}ـء]/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/[ةە]/g, 'ه')
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}

/** Equal for all spellings of a name, with or without its spaces and half-spaces. */
export const foldedAndJoined = (text: string) => foldForSearch(text).replaceAll(' ', '')

/** Tells whether what somebody types is in a name, also with a space for a half-space or without either. */
export function finderOf(typed: string): (name: string) => boolean {
  const wanted = foldedAndJoined(typed)
  return (name) => foldedAndJoined(name).includes(wanted)
}
