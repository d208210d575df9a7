import { beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget

beforeEach(() => {
  vi.resetModules()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

const imported = async () => ({
  ...(await import('./shelved-drafts.ts')),
  ...(await import('./drafts.ts')),
  ...(await import('./draft-pictures.ts')),
})

type Stores = Awaited<ReturnType<typeof imported>>

/** Opens the form, types into it, and leaves it. */
function writeQuestion({ productDraftOpened, draftStarted }: Stores, product: number) {
  const leave = productDraftOpened('question', product)
  draftStarted('question', { product, body: `about ${product}` })
  leave()
}

test('a draft that was left about a product is taken up when its form opens again', async () => {
  const stores = await imported()
  writeQuestion(stores, 1)
  writeQuestion(stores, 2)
  stores.productDraftOpened('question', 1)
  expect(stores.drafts.question).toEqual({ product: 1, body: 'about 1' })
})

test('edits of a restored draft are kept when the document is loaded anew', async () => {
  const stores = await imported()
  writeQuestion(stores, 1)
  stores.productDraftOpened('question', 1)
  stores.draftChanged('question', { body: 'more' })
  stores.productDraftOpened('question', 1)
  expect(stores.drafts.question).toEqual({ product: 1, body: 'more' })
})

test('a draft that was taken up is left with the document, too', async () => {
  const stores = await imported()
  writeQuestion(stores, 1)
  stores.productDraftOpened('question', 1)
  stores.draftChanged('question', { body: 'more' })
  page.dispatchEvent(new Event('pagehide'))
  stores.draftStarted('question', { product: 2, body: '' })
  stores.productDraftOpened('question', 1)
  expect(stores.drafts.question).toEqual({ product: 1, body: 'more' })
})

test('the five drafts that were left last are kept, newest first', async () => {
  const stores = await imported()
  for (const product of [1, 2, 3, 4, 5, 6]) writeQuestion(stores, product)
  writeQuestion(stores, 3)
  expect(stores.shelf.question.map(({ product }) => product)).toEqual([3, 6, 5, 4, 2])
})

test('a draft that was sent is not kept', async () => {
  const stores = await imported()
  writeQuestion(stores, 1)
  writeQuestion(stores, 2)
  stores.shelvedDraftSent('question', 1)
  expect(stores.shelf.question.map(({ product }) => product)).toEqual([2])
})

test('pictures stay with the review of their product, and do not reach that of another', async () => {
  const { productDraftOpened, draftPicturesChanged, draftPictures } = await imported()
  productDraftOpened('review', 1)()
  draftPicturesChanged('review', () => [{ name: 'rug.webp', type: 'image/webp', content: 'UklGRg==' }])
  productDraftOpened('review', 1)()
  expect(draftPictures.review).toHaveLength(1)
  productDraftOpened('review', 2)()
  expect(draftPictures.review).toEqual([])
})
