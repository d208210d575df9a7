import { dayInMs } from '#i18n/tehran.ts'
import { creditWallet, debitWallet } from '../../domain/wallet-entries.ts'
import { call } from './scenario-state.ts'
import type { ScenarioState, Scenarios } from './scenario-state.ts'
import { member } from './steps.ts'

function withWalletHistory(state: ScenarioState): ScenarioState {
  const { mobile } = member
  const ago = (days: number) => state.now - days * dayInMs
  const opened = creditWallet(state.world, mobile, { kind: 'topUp', amount: 10_000_000, at: ago(40) })
  const spent = debitWallet(opened, mobile, { amount: 4_500_000, at: ago(21), orderId: 'ZR-100318' })
  const refund = { kind: 'refund', amount: 4_500_000, at: ago(19), orderId: 'ZR-100318' } as const
  const filled = creditWallet(creditWallet(spent, mobile, refund), mobile, {
    kind: 'topUp',
    amount: 10_000_000,
    at: ago(6),
  })
  return {
    ...state,
    world: debitWallet(filled, mobile, { amount: 4_500_000, at: ago(2), orderId: 'ZR-100344' }),
  }
}

export const walletScenarios = {
  'wallet-filled': {
    title: 'Sara’s wallet holds 1,550,000 Toman after two top-ups, an order and a refund',
    includes: ['member'],
    apply: withWalletHistory,
  },
  'wallet-rich': {
    title: 'Sara’s wallet holds 900 million Toman: more than her cart costs',
    includes: ['member'],
    apply: (state) => ({
      ...state,
      world: creditWallet(state.world, member.mobile, {
        kind: 'topUp',
        amount: 9_000_000_000,
        at: state.now - dayInMs,
      }),
    }),
  },
  'top-up-pending': {
    title: 'Sara has opened a top-up of 500,000 Toman and not paid it: pay-1…',
    includes: ['member'],
    apply: (state) =>
      call(state, 'topUp', { amount: { amount: 5_000_000, unit: 'IRR' }, attemptId: 'top-up-pending' })[0],
  },
} as const satisfies Scenarios
