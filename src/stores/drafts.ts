import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

const Text = z._default(z.string(), '')
/** What was sent last, and its idempotency key: a reload may hide that it arrived. */
const sentKey = z.optional(z.object({ content: z.string(), key: z.string() }))
const sender = { fullName: Text, mobile: Text, sentKey }

export const productDrafts = {
  review: z.object({
    product: z.int(),
    /** 0 until chosen. */
    stars: z._default(z.int(), 0),
    title: Text,
    body: Text,
    /** `src` of pictures of the review that is edited. */
    kept: z._default(z.array(z.string()), []),
  }),
  question: z.object({ product: z.int(), body: Text, sentKey }),
}

export const cancelDraft = z.object({
  order: z.string(),
  /** Ids of lines that stay. */
  kept: z._default(z.array(z.int()), []),
  reason: Text,
  sentKey,
})

export const returnDraft = z.object({
  order: z.string(),
  /** By line id; 0 or nothing for a line that stays. */
  counts: z._default(z.record(z.string(), z.int()), {}),
  reason: Text,
  text: Text,
  /** Empty for the first way that the order offers. */
  to: Text,
  sentKey,
  /** Ids of the returns that the order had when it was sent. */
  knownReturns: z._default(z.array(z.int()), []),
})

const Drafts = z.object({
  contact: z.prefault(z.object({ ...sender, subject: Text, message: Text }), {}),
  request: z.prefault(z.object({ ...sender, city: Text, wish: Text, budget: Text, callAt: Text }), {}),
  employment: z.prefault(
    z.object({
      ...sender,
      birthDate: Text,
      role: Text,
      about: Text,
    }),
    {},
  ),
  signIn: z.prefault(z.object({ mobile: Text }), {}),
  newsletter: z.prefault(z.object({ email: Text }), {}),
  newList: z.prefault(z.object({ name: Text, sentKey }), {}),
  notice: z.prefault(z.object({ productItemId: z._default(z.int(), 0), wantedPrice: Text }), {}),
  listName: z._default(z.nullable(z.object({ list: z.int(), name: Text })), null),
  name: z._default(z.nullable(z.object({ firstName: Text, lastName: Text })), null),
  address: z._default(
    z.nullable(
      z.object({
        /** 0 for a new address. */
        id: z._default(z.int(), 0),
        title: Text,
        recipient: Text,
        mobile: Text,
        province: Text,
        city: Text,
        street: Text,
        postalCode: Text,
        isDefault: z._default(z.boolean(), false),
        sentKey,
      }),
    ),
    null,
  ),
  review: z._default(z.nullable(productDrafts.review), null),
  cancel: z._default(z.nullable(cancelDraft), null),
  return: z._default(z.nullable(returnDraft), null),
  question: z._default(z.nullable(productDrafts.question), null),
})

/** `listName`, `name`, `address`, `review`, `cancel`, `return` and `question` are null unless being edited. */
export const drafts = persisted('zarrin-personal-drafts', Drafts, { in: 'session' })

export type Drafts = typeof drafts
export type FormName = keyof Drafts
export type DraftOf<Name extends FormName> = NonNullable<Drafts[Name]>

/** Renders with the change itself: a later render would move the caret, and draw a form without its draft. */
export const useDraft = <Name extends FormName>(form: Name) => useSnapshot(drafts, { sync: true })[form]

export function draftStarted<Name extends FormName>(form: Name, draft: DraftOf<Name>) {
  drafts[form] = { ...draft }
}

export function draftChanged<Name extends FormName>(form: Name, changes: Partial<DraftOf<Name>>) {
  Object.assign(drafts[form] ?? {}, changes)
}

export function draftCleared(form: FormName) {
  Object.assign(drafts, { [form]: Drafts.parse({})[form] })
}
