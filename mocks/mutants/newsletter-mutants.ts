import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRefusal } from './mutant.ts'

const refused = (status: number) =>
  Response.json({ isSuccess: false, messages: [{ item1: 'It is so already' }] }, { status })
const done = (isRepeated: boolean) => Response.json({ isSuccess: true, messages: [], data: { isRepeated } })

/** The addresses that have asked, by the words of the refusal. */
const tellingKnown = intercepting(
  'the newsletter tells which addresses it has',
  ['subscribeNewsletter'],
  () => {
    const known = new Set<unknown>()
    return async ({ input }, pass) => {
      const isKnown = known.has(input.email)
      known.add(input.email)
      return isKnown ? refused(409) : pass()
    }
  },
)

const losingLetters = intercepting(
  'the newsletter sends no letter',
  ['subscribeNewsletter'],
  () => async () => Response.json({ isSuccess: true, messages: [], data: null }),
)

export const newsletterMutants: readonly Mutant[] = [
  tellingKnown,
  losingLetters,
  rewritingField('each confirmation is the first', ['confirmNewsletter'], 'data.isRepeated', () => false),
  rewritingField('the newsletter ends twice', ['unsubscribeNewsletter'], 'data.isRepeated', () => false),
  rewritingRefusal('any link confirms the newsletter', ['confirmNewsletter'], (response) =>
    response.status === 404 ? done(true) : response,
  ),
  rewritingRefusal('any link ends the newsletter', ['unsubscribeNewsletter'], (response) =>
    response.status === 404 ? done(true) : response,
  ),
  rewritingRefusal('a link confirms the newsletter for ever', ['confirmNewsletter'], (response) =>
    response.status === 410 ? done(false) : response,
  ),
]
