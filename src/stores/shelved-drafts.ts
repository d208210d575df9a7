import * as z from 'zod/mini'
import { draftPicturesChanged } from './draft-pictures.ts'
import { draftChanged, drafts, productDrafts } from './drafts.ts'
import type { DraftOf } from './drafts.ts'
import { persisted } from './persisted.ts'

const maxShelved = 5

const Shelf = z.object({
  review: z._default(z.array(productDrafts.review), []),
  question: z._default(z.array(productDrafts.question), []),
  /** Product of the pictures of `draftPictures`, which are too large to be shelved; 0 for none. */
  pictured: z._default(z.int(), 0),
})

/** Drafts about products whose form was left, newest first; never the one that is written. Apart from `drafts`, which every page loads. */
export const shelf = persisted('zarrin-personal-shelved-drafts', Shelf, { in: 'session' })

type ProductForm = 'review' | 'question'

/**
 * Takes up the draft that was left, if any. Returns how to leave it, as the end of the document does: the draft about
 * another product replaces it.
 */
export function productDraftOpened<Form extends ProductForm>(form: Form, product: number) {
  const left = shelf[form].find((draft) => draft.product === product)
  if (left) draftChanged(form, left as DraftOf<Form>)
  shelvedDraftSent(form, product)
  if (form === 'review' && shelf.pictured !== product) {
    draftPicturesChanged('review', () => [])
    shelf.pictured = product
  }
  function leave() {
    const draft = drafts[form]
    shelvedDraftSent(form, product)
    if (draft?.product === product)
      Object.assign(shelf, { [form]: [{ ...draft }, ...shelf[form]].slice(0, maxShelved) })
  }
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    leave()
  }
}

export function shelvedDraftSent(form: ProductForm, product: number) {
  Object.assign(shelf, { [form]: shelf[form].filter((draft) => draft.product !== product) })
}
