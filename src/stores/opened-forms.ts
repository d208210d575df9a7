import { draftStarted } from './drafts.ts'
import type { DraftOf, FormName } from './drafts.ts'
import { opening } from './form-opening.ts'

/** Starts a draft whose form takes the focus: at once, or after a sign-in. */
export function formOpened<Name extends FormName>(form: Name, draft: DraftOf<Name>) {
  opening.form = form
  draftStarted(form, draft)
}

/** Once for each opening. A draft that is still there on a later visit must not pull the page to its form. */
export function takesFocus(form: FormName): boolean {
  if (opening.form !== form) return false
  opening.form = null
  return true
}
