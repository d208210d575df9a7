import { confirmationDays } from '../../newsletter.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import { confirmedReader, latestSecret, newsletterFor, waitingReader } from '../newsletter-steps.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('forms')

const notFound = 404
const gone = 410
const dayInSeconds = 86_400

type Input = ReturnType<typeof newsletterFor>

async function answerOf(shopper: Shopper, input: Input) {
  const { exchange } = await shopper.okResult('subscribeNewsletter', input)
  return { status: exchange.answer!.status, body: exchange.answer!.json }
}

export const newsletterLaws = [
  law(
    'newsletter-does-not-tell-who-gets-it',
    {
      calls: ['subscribeNewsletter', 'confirmNewsletter', 'unsubscribeNewsletter'],
      needs: ['testLetters'],
    },
    async (context) => {
      const { reader, input, leaveSecret } = await confirmedReader(context)
      const stranger = context.guest('stranger')
      const unknown = await answerOf(stranger, newsletterFor(context))
      const { input: waiting } = await waitingReader(context)
      expectSame('the answer to one that waits', await answerOf(stranger, waiting), unknown)
      expectSame('the answer to one that gets it', await answerOf(stranger, input), unknown)
      await reader.ok('unsubscribeNewsletter', { secret: leaveSecret })
      expectSame('the answer to one that has left', await answerOf(stranger, input), unknown)
    },
  ),

  law(
    'newsletter-is-confirmed-by-its-letter',
    { calls: ['subscribeNewsletter', 'confirmNewsletter'], needs: ['testLetters'] },
    async (context) => {
      const { reader, input, secret } = await waitingReader(context)
      await reader.ok('subscribeNewsletter', { ...input, email: input.email.toUpperCase() })
      const first = await reader.ok('confirmNewsletter', { secret })
      expectSame('the first answer', first, { isRepeated: false })
      const second = await reader.ok('confirmNewsletter', { secret })
      expectSame('the second answer', second, { isRepeated: true })
    },
  ),

  law(
    'link-that-confirms-the-newsletter-does-not-end-it',
    {
      calls: ['subscribeNewsletter', 'confirmNewsletter', 'unsubscribeNewsletter'],
      needs: ['testLetters'],
    },
    async (context) => {
      const { reader, secret, leaveSecret } = await confirmedReader(context)
      expectThat(secret !== leaveSecret, 'two links', leaveSecret)
      await reader.refused('unsubscribeNewsletter', { secret }, notFound)
      await reader.refused('confirmNewsletter', { secret: leaveSecret }, notFound)
    },
  ),

  law(
    'newsletter-ends-until-it-is-asked-for-again',
    {
      calls: ['subscribeNewsletter', 'confirmNewsletter', 'unsubscribeNewsletter'],
      needs: ['testLetters'],
    },
    async (context) => {
      const { reader, input, secret, leaveSecret } = await confirmedReader(context)
      const leave = () => reader.ok('unsubscribeNewsletter', { secret: leaveSecret })
      expectSame('the first answer', await leave(), { isRepeated: false })
      expectSame('the second answer', await leave(), { isRepeated: true })
      await reader.refused('confirmNewsletter', { secret }, notFound)
      await reader.ok('subscribeNewsletter', input)
      const again = await latestSecret(context, input.email, 'confirm')
      expectThat(again !== secret, 'another link', again)
      const confirmed = await reader.ok('confirmNewsletter', { secret: again })
      expectSame('the new confirmation', confirmed, { isRepeated: false })
    },
  ),

  law(
    'link-that-confirms-the-newsletter-expires',
    {
      calls: ['subscribeNewsletter', 'confirmNewsletter', 'unsubscribeNewsletter'],
      needs: ['testLetters', 'clock'],
      alone: true,
    },
    async (context) => {
      const early = await waitingReader(context)
      const late = await waitingReader(context)
      const { reader, leaveSecret } = await confirmedReader(context)
      await context.advanceClock((confirmationDays - 1) * dayInSeconds)
      await early.reader.ok('confirmNewsletter', { secret: early.secret })
      await context.advanceClock(2 * dayInSeconds)
      await late.reader.refused('confirmNewsletter', { secret: late.secret }, gone)
      await reader.ok('unsubscribeNewsletter', { secret: leaveSecret })
    },
  ),
]
