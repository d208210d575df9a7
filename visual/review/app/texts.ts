import type { Locale } from './formatters.ts'
import { en, type Texts } from './texts.en.ts'
import { fa } from './texts.fa.ts'
import { ru } from './texts.ru.ts'

export const texts: Record<Locale, Texts> = { fa, en, ru }
