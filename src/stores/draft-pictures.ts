import * as z from 'zod/mini'
import { UploadedPicture } from '#contracts/pictures.ts'
import { persisted } from './persisted.ts'

const Pictures = z._default(z.array(UploadedPicture), [])

const DraftPictures = z.object({ review: Pictures, return: Pictures })

/** Apart from `drafts`, which are written at each keystroke. */
export const draftPictures = persisted('zarrin-personal-draft-pictures', DraftPictures, { in: 'session' })

type Pictures = readonly UploadedPicture[]

export function draftPicturesChanged(
  form: keyof typeof draftPictures,
  change: (before: Pictures) => Pictures,
) {
  draftPictures[form] = [...change(draftPictures[form])]
}
