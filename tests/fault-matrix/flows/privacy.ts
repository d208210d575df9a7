import { auth } from '#src/stores/auth.ts'
import { authError, defaultMessage, pageError } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const page = { scenario: ['member', 'cart-with-one-line'], path: '/profile/privacy' } as const

export const dataExport: Flow = {
  ...page,
  expectedMessage: defaultMessage,
  isDone: ({ LL, hasButton }) => hasButton(LL.security.data.ask()),
}

export const requestDataExport: Flow = {
  ...page,
  act: ({ LL, press }) => press(LL.security.data.ask()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, hasButton }) => hasButton(LL.security.data.ask()),
  isDone: ({ LL, hasButton }) => !hasButton(LL.security.data.ask()),
}

export const exportedData: Flow = {
  ...page,
  scenario: ['data-export-ready', 'cart-with-one-line'],
  act: ({ LL, press }) => press(LL.security.data.download()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, hasButton }) => hasButton(LL.security.data.download()),
  isDone: ({ LL, hasButton }) => hasButton(LL.security.data.download()),
}

export const deletionTerms: Flow = { ...dataExport, expectedMessage: pageError }

export const deleteAccount: Flow = {
  ...page,
  setup: async ({ LL, press, type }) => {
    await press(LL.security.deletion.begin())
    await press(LL.security.deletion.send())
    await type(LL.auth.code(), '12345')
  },
  act: ({ LL, press }) => press(LL.security.deletion.confirm()),
  expectedMessage: authError,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.auth.code()) === '12345',
  isDone: () => !auth.hasSession,
}
