const fastPoll = { every: 5_000, times: 24 }
const slowPoll = 60_000

type Read = { status: string; dataUpdateCount: number }

/** Milliseconds until a pending payment is read again: often at first, as most people pay at once; a failed read shows a toast. */
export const paymentPoll = ({ status, dataUpdateCount }: Read) =>
  status === 'success' && dataUpdateCount < fastPoll.times ? fastPoll.every : slowPoll
