const kinds = [
  { of: /\d/, size: 10 },
  { of: /[a-z]/, size: 26 },
  { of: /[A-Z]/, size: 26 },
  { of: /[^\da-zA-Z]/, size: 33 },
]

export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** Bits from which on a password is fair, good and strong. */
const steps = [36, 52, 70]

/**
 * How hard a password is to guess: the bits of its length over the kinds of characters in it. Characters that come
 * again and again count twice at most.
 */
export function strengthOf(password: string): Strength {
  const kindsUsed = kinds.filter(({ of }) => of.test(password))
  const choices = kindsUsed.reduce((sum, { size }) => sum + size, 0)
  const length = Math.min(password.length, 2 * new Set(password).size)
  const bits = length * Math.log2(Math.max(choices, 1))
  return strengths[steps.filter((step) => bits >= step).length]!
}
