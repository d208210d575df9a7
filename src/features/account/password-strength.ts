const kinds = [
  { of: /\d/, size: 10 },
  { of: /[a-z]/, size: 26 },
  { of: /[A-Z]/, size: 26 },
  { of: /[^\da-zA-Z]/, size: 33 },
]

export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

const steps = [36, 52, 70]

/** Estimates entropy from length and character classes. A repeated character counts at most twice. */
export function strengthOf(password: string): Strength {
  const kindsUsed = kinds.filter(({ of }) => of.test(password))
  const choices = kindsUsed.reduce((sum, { size }) => sum + size, 0)
  const length = Math.min(password.length, 2 * new Set(password).size)
  const bits = length * Math.log2(Math.max(choices, 1))
  return strengths[steps.filter((step) => bits >= step).length]!
}
