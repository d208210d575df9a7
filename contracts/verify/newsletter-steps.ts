import type { CheckContext } from './check-context.ts'
import { Drift } from './drift.ts'

/** An address that nobody has used. */
export const newsletterFor = (context: CheckContext) => ({
  email: `reader-${context.newMobile()}@verify.example`,
  locale: 'en' as const,
  consent: 'I agree to get the newsletter of the shop by e-mail.',
})

export async function latestSecret(
  context: CheckContext,
  email: string,
  kind: 'confirm' | 'leave',
): Promise<string> {
  const links = await context.letterLinks(email)
  const secret = links
    .findLast((link) => link.includes(`/newsletter/${kind}/`))
    ?.split('/')
    .at(-1)
  if (!secret) throw new Drift({ expected: `a letter with a link to ${kind}`, came: JSON.stringify(links) })
  return secret
}

/** Has asked for the newsletter and has not opened the letter yet. */
export async function waitingReader(context: CheckContext) {
  const reader = context.guest('reader')
  const input = newsletterFor(context)
  await reader.ok('subscribeNewsletter', input)
  return { reader, input, secret: await latestSecret(context, input.email, 'confirm') }
}

export async function confirmedReader(context: CheckContext) {
  const waiting = await waitingReader(context)
  await waiting.reader.ok('confirmNewsletter', { secret: waiting.secret })
  return { ...waiting, leaveSecret: await latestSecret(context, waiting.input.email, 'leave') }
}
