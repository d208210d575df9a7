import * as z from 'zod/mini'
import { Cv } from '#contracts/forms.ts'
import { persisted } from './persisted.ts'

/** Apart from `drafts`, which are written at each keystroke. */
export const draftCv = persisted(
  'zarrin-personal-draft-cv',
  z.object({ cv: z._default(z.nullable(Cv), null) }),
  { in: 'session' },
)

export function draftCvChanged(cv: Cv | null) {
  draftCv.cv = cv
}
