import { defaultMessage, pageError, serverMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const page = { scenario: ['wallet-filled'], path: '/profile/wallet' } as const

export const wallet: Flow = {
  ...page,
  expectedMessage: pageError,
  isDone: ({ LL, hasButton, sees }) => hasButton(LL.wallet.topUp.pay()) && sees('۱٬۵۵۰٬۰۰۰'),
}

export const walletTransactions: Flow = {
  ...page,
  expectedMessage: pageError,
  isDone: ({ LL, sees }) => sees(LL.wallet.transactions.found({ count: 5 })),
}

const amount = '۵۰۰٬۰۰۰'

/** The bank's page would end the run. */
function blockPaymentPage(event: NavigateEvent) {
  if (event.destination.url.includes('/api/payment/')) event.preventDefault()
}

export const topUp: Flow = {
  ...page,
  setup: async ({ LL, type }) => {
    navigation.addEventListener('navigate', blockPaymentPage)
    await type(LL.wallet.topUp.amount(), amount)
  },
  act: ({ LL, press }) => press(LL.wallet.topUp.pay()),
  expectedMessage: ({ kind }, LL) => (kind === 'spoken' ? serverMessage : LL.wallet.topUp.lost()),
  isInputKept: ({ LL, valueOf }) => valueOf(LL.wallet.topUp.amount()) === amount,
  isDone: ({ LL, hasButton }) => hasButton(LL.wallet.payment.resume()),
}

export const topUpPayment: Flow = {
  scenario: ['top-up-pending'],
  path: '/profile/wallet?payment=pay-1',
  expectedMessage: defaultMessage,
  isDone: ({ LL, hasButton }) => hasButton(LL.wallet.payment.close()),
}
