import { callHours } from '../../forms.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import { dayAfter } from '../clock.ts'
import { expectSame } from '../drift.ts'
import { newAttemptId } from '../member-fixtures.ts'
import { samples } from '../samples.ts'

const law = lawsOf('forms')
const friday = 5

const isFriday = (day: string) => new Date(day).getUTCDay() === friday

const forms = ['contactForm', 'requestForm', 'employmentForm'] as const
const retries = 3

const retriedForm = (form: (typeof forms)[number]): Check =>
  law(
    `retried-${form}-is-answered-alike`,
    { calls: [form], assumes: `${form} is idempotent by attemptId` },
    async (context) => {
      const { shopper, input } = await samples[form](context)
      const attempt = { ...input, attemptId: newAttemptId(context) }
      const { messages } = await shopper.okResult(form, attempt)
      for (let retry = 0; retry < retries; retry++)
        expectSame('the messages of a retry', (await shopper.okResult(form, attempt)).messages, messages)
    },
  )

export const formLaws: readonly Check[] = [
  ...forms.map(retriedForm),

  law(
    'call-back-is-in-future-opening-hours',
    {
      calls: ['requestForm', 'merchants'],
      assumes: 'the shop calls back within callHours, not on Fridays and not in the past',
    },
    async (context) => {
      const { shopper, input } = await samples.requestForm(context)
      await shopper.ok('merchants', {})
      const week = [1, 2, 3, 4, 5, 6, 7].map((days) => dayAfter(context.transcript, days))
      const free = week.find(isFriday)!
      const open = week.find((day) => !isFriday(day))!
      const lastWeek = [-7, -6].map((days) => dayAfter(context.transcript, days))
      const past = lastWeek.find((day) => !isFriday(day))!
      const closed = [`${past}T10:00`, `${free}T10:00`, `${open}T08:59`, `${open}T${callHours.until}`]
      await context.each(closed, (callAt) => shopper.refused('requestForm', { ...input, callAt }))
      const within = { ...input, callAt: `${open}T${callHours.from}` }
      for (const day of week.filter((one) => one !== open && !isFriday(one))) {
        const { answer } = await shopper.okOrRefused('requestForm', {
          ...within,
          callAt: `${day}T${callHours.from}`,
        })
        if (answer?.status === 200) return
      }
      await shopper.ok('requestForm', within)
    },
  ),
]
