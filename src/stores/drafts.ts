import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

const Text = z._default(z.string(), '')
const sender = { fullName: Text, mobile: Text }

const Drafts = z.object({
  contact: z.prefault(z.object({ ...sender, subject: Text, message: Text }), {}),
  request: z.prefault(z.object({ ...sender, city: Text, wish: Text, budget: Text, callAt: Text }), {}),
  employment: z.prefault(
    z.object({
      ...sender,
      /** The calendar that the three numbers of the birth date are of: the language may change before they are sent. */
      birthCalendar: z._default(z.enum(['persian', 'gregory']), 'persian'),
      birthYear: Text,
      birthMonth: Text,
      birthDay: Text,
      role: Text,
      about: Text,
    }),
    {},
  ),
})

/** What was typed into the forms and not sent yet, as it was typed; files are not among it. */
export const drafts = persisted('zarrin-drafts', Drafts, { in: 'session' })

export type Drafts = typeof drafts
export type FormName = keyof Drafts

export function typed<Name extends FormName>(form: Name, changes: Partial<Drafts[Name]>) {
  Object.assign(drafts[form], changes)
}

export function draftSent(form: FormName) {
  Object.assign(drafts[form], Drafts.parse({})[form])
}
