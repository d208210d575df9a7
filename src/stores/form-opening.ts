import type { FormName } from './drafts.ts'

/** What somebody asked for, and what has not taken the focus yet. Apart from `opened-forms`, which loads the drafts. */
export const opening: { form: FormName | null } = { form: null }
