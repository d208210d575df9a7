import type { CheckContext } from './check-context.ts'

/** A browser with an address of its own, to which nobody sends. */
export const browserOf = (context: CheckContext) => ({
  endpoint: `https://push.invalid/send/${context.newMobile()}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
})
