const fastPoll = { every: 5_000, times: 24 }
const slowPoll = 60_000

/** Milliseconds until a pending payment is read again: often at first, as most people pay at once. */
export const paymentPoll = (reads: number) => (reads < fastPoll.times ? fastPoll.every : slowPoll)
