import { fileSize } from '#i18n/file-size.ts'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { fileMaxBytes } from '../shrink-picture.ts'
import type { ReadPictures } from './read-pictures.ts'

type Context = { LL: TranslationFunctions; locale: Locales; max: number }

export function pictureProblemText(
  { kind, name }: ReadPictures['problems'][number],
  { LL, locale, max }: Context,
): string {
  const texts = LL.upload.problems
  if (kind === 'tooMany') return texts.tooMany({ max })
  if (kind === 'size') return texts.size({ name, size: fileSize(locale, fileMaxBytes) })
  return texts[kind]({ name })
}
