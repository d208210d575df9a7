import { draftStarted } from './drafts.ts'
import type { DraftOf, FormName } from './drafts.ts'

const opened = new Set<FormName>()

/** Starts a draft because somebody asked for its form, which takes the focus: at once, or after a sign-in. */
export function formOpened<Name extends FormName>(form: Name, draft: DraftOf<Name>) {
  opened.add(form)
  draftStarted(form, draft)
}

/** Once for each opening. A draft that is still there on a later visit must not pull the page to its form. */
export const takesFocus = (form: FormName) => opened.delete(form)
