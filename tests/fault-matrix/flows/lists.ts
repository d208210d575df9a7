import { defaultMessage, pageError } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const book = { scenario: ['wish-lists', 'cart-with-one-line'], path: '/profile/lists' } as const
const wedding = { ...book, path: '/profile/lists/701' } as const
const product = { ...book, path: '/search/copper/zanjan-copper-pot' } as const
const name = 'جهیزیه'
const newName = 'هدیه‌ها'
const pot = 'دیگ مسی دردار زنجان'

export const lists: Flow = {
  ...book,
  expectedMessage: pageError,
  isDone: ({ sees }) => sees(name),
}

export const choice: Flow = {
  ...product,
  name: 'the lists of a product',
  act: ({ LL, press }) => press(LL.details.saveToList({ title: pot })),
  expectedMessage: defaultMessage,
  isDone: ({ sees }) => sees(name),
}

export const list: Flow = {
  ...wedding,
  expectedMessage: pageError,
  isDone: ({ LL, hasButton }) => hasButton(LL.lists.rename()),
}

export const createList: Flow = {
  ...book,
  setup: ({ LL, type }) => type(LL.lists.name(), newName),
  act: ({ LL, press }) => press(LL.lists.create()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.lists.name()) === newName,
  isDone: ({ LL, sees, valueOf }) => sees(newName) && valueOf(LL.lists.name()) === '',
}

export const renameList: Flow = {
  ...wedding,
  name: 'a new name',
  setup: async ({ LL, press, type }) => {
    await press(LL.lists.rename())
    await type(LL.lists.name(), newName)
  },
  act: ({ LL, press }) => press(LL.lists.renameSave()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.lists.name()) === newName,
  isDone: ({ LL, hasButton, sees }) => hasButton(LL.lists.rename()) && sees(newName),
}

export const deleteList: Flow = {
  ...wedding,
  setup: ({ LL, press }) => press(LL.lists.delete()),
  act: ({ LL, press }) => press(LL.lists.deleteYes()),
  expectedMessage: defaultMessage,
  isInputKept: ({ sees }) => sees(name),
  isDone: ({ isAt }) => isAt('/profile/lists'),
}

export const setListItem: Flow = {
  ...product,
  setup: ({ LL, press }) => press(LL.details.saveToList({ title: pot })),
  act: ({ check }) => check(name),
  expectedMessage: defaultMessage,
  isDone: ({ isChecked }) => isChecked(name),
}

export const removeItem: Flow = {
  ...wedding,
  name: 'an item taken off',
  act: ({ LL, press }) => press(LL.lists.remove({ title: pot })),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, hasButton }) => hasButton(LL.lists.remove({ title: pot })),
  isDone: ({ LL, hasButton }) => !hasButton(LL.lists.remove({ title: pot })),
}

export const shareList: Flow = {
  ...book,
  path: '/profile/lists/702',
  act: ({ LL, check }) => check(LL.lists.share.toggle()),
  expectedMessage: defaultMessage,
  isDone: ({ LL, valueOf }) => /\/list\/.{20}/.test(valueOf(LL.lists.share.link()) ?? ''),
}

export const sharedList: Flow = {
  ...book,
  path: '/list/wedding-list-of-sara-2026',
  expectedMessage: pageError,
  isDone: ({ LL, hasButton }) => hasButton(LL.lists.addAll.button()),
}
