import * as z from 'zod/mini'
import { UploadedPicture } from '#contracts/pictures.ts'
import { persisted } from './persisted.ts'

const Pictures = z._default(z.array(UploadedPicture), [])

/** Apart from `drafts`, which are written at each keystroke. */
export const draftPictures = persisted('zarrin-personal-draft-pictures', z.object({ review: Pictures }), {
  in: 'session',
})

type Pictures = readonly UploadedPicture[]

export function draftPicturesChanged(change: (before: Pictures) => Pictures) {
  draftPictures.review = [...change(draftPictures.review)]
}
