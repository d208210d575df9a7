import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import { newAttemptId } from '../member-fixtures.ts'
import { awaitModeration, mostAskedProduct, pageSize, secondPageOfOne } from '../review-steps.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('catalogue')

const inPersian = 'fa-IR'

const spellings: readonly ((text: string) => string)[] = [
  (text) => text.replace(/ی/g, 'ي').replace(/ک/g, 'ك'),
  (text) => text.replace(/\u200c/g, ''),
  (text) => text.replace(/\u200c/g, ' '),
  (text) => text.replace(/آ/g, 'ا'),
]

const found = async (shopper: Shopper, product: number, text: string) =>
  (await shopper.ok('questions', { product, text, pageSize })).questions.map(({ id }) => id)

export const questionLaws = [
  law('questions-are-newest-first-in-consecutive-pages', { calls: ['questions'] }, async (context) => {
    const { id: product } = await mostAskedProduct(context)
    const shopper = context.guest()
    const { total, questions } = await shopper.ok('questions', { product, pageSize })
    const days = questions.map(({ on }) => on)
    expectSame('the days of the questions', days, days.toSorted().toReversed())
    const second = await shopper.ok('questions', { product, page: 2, pageSize: 1 })
    expectSame('the page', [second.page, second.pageSize, second.total], [2, 1, total])
    expectSame('the second page', second.questions, questions.slice(1, 2))
  }),

  law('last-page-of-questions-ends-at-the-total', { calls: ['questions'] }, async (context) => {
    const { id: product } = await mostAskedProduct(context)
    const shopper = context.guest()
    const { questions, total } = await shopper.ok('questions', { product, pageSize })
    const last = await shopper.ok('questions', { product, ...secondPageOfOne(total, 'questions') })
    expectSame('the second page', last.questions, questions.slice(-1))
  }),

  law(
    'question-search-folds-as-product-search-does',
    { calls: ['questions'], assumes: 'search folds ي and ك, half-spaces and آ' },
    async (context) => {
      const { id: product } = await mostAskedProduct(context)
      const shopper = context.guest().withLanguage(inPersian)
      const { questions } = await shopper.ok('questions', { product, pageSize })
      const texts = questions.flatMap(({ id, body, answers }) => [
        { id, text: body },
        ...answers.map((answer) => ({ id, text: answer.body })),
      ])
      await context.each(texts, async ({ id, text }) => {
        const words = text.slice(0, 60)
        for (const spelling of [(same: string) => same, ...spellings])
          expectThat(
            (await found(shopper, product, spelling(words))).includes(id),
            `question ${id} among those with "${spelling(words)}"`,
            'a list without it',
          )
      })
      for (const page of [1, 2]) {
        const none = await shopper.ok('questions', { product, text: 'xyzzy', page, pageSize: 1 })
        expectSame('the questions with «xyzzy»', [none.total, none.questions], [0, []])
      }
    },
  ),

  law(
    'question-in-moderation-is-hidden',
    { calls: ['askQuestion', 'questions'], needs: ['testCode'] },
    async (context) => {
      const { id: product } = await context.product()
      const shopper = await context.member()
      const before = await shopper.ok('questions', { product, pageSize })
      await shopper.ok('askQuestion', { product, body: 'Does it come with a box of its own?' })
      for (const reader of [shopper, context.guest()])
        expectSame('the questions', await reader.ok('questions', { product, pageSize }), before)
    },
  ),

  law(
    'retried-question-is-asked-once',
    {
      calls: ['askQuestion', 'questions', 'refresh'],
      needs: ['testCode', 'clock'],
      alone: true,
      assumes: 'askQuestion is idempotent by attemptId',
    },
    async (context) => {
      const { id: product } = await context.product()
      const shopper = await context.member()
      const body = `Does number ${context.newMobile().slice(-4)} come with a box of its own?`
      const attempt = { product, body, attemptId: newAttemptId(context) }
      const { messages } = await shopper.okResult('askQuestion', attempt)
      expectSame(
        'the messages of the retry',
        (await shopper.okResult('askQuestion', attempt)).messages,
        messages,
      )
      await awaitModeration(context, shopper)
      const { questions } = await shopper.ok('questions', { product, text: body })
      const asked = questions.filter((one) => one.body === body)
      if (asked.length === 0) throw new Skip('the question was not approved within two hours')
      expectSame('how often it is asked', asked.length, 1)
    },
  ),

  law(
    'rejected-question-is-hidden',
    {
      calls: ['askQuestion', 'questions', 'refresh'],
      needs: ['testCode', 'clock'],
      alone: true,
      assumes: 'a question with a web address is rejected',
    },
    async (context) => {
      const { id: product } = await context.product()
      const shopper = await context.member()
      const body = 'Is it the one of https://example.com/carpets?'
      await shopper.ok('askQuestion', { product, body })
      await awaitModeration(context, shopper)
      for (const reader of [shopper, context.guest()]) {
        const { questions } = await reader.ok('questions', { product, pageSize })
        expectThat(!questions.some((one) => one.body === body), 'no rejected question', questions)
      }
    },
  ),
]
