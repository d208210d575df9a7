import * as z from 'zod/mini'
import { get, post } from './endpoint.ts'
import { tolerant } from './tolerance.ts'
import { AttemptId, Day, Id, Nothing, Tally, queryInt } from './values.ts'

const Answer = z.object({
  id: Id,
  author: z.string(),
  byShop: z.boolean(),
  body: z.string(),
  on: Day,
})

export const Question = z.object({
  id: Id,
  author: z.string(),
  body: z.string(),
  on: Day,
  answers: tolerant(z.array(Answer)),
})
export type Question = z.output<typeof Question>

const QuestionFilter = z.object({
  product: queryInt,
  /** Words of the question or its answers; folded as in `products`. */
  text: z.optional(z.string().check(z.maxLength(200))),
  page: z.optional(queryInt.check(z.minimum(1))),
  pageSize: z.optional(queryInt.check(z.minimum(1), z.maximum(50))),
})
export type QuestionFilter = z.output<typeof QuestionFilter>

export const QuestionList = z.object({
  total: Tally,
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive()),
  questions: tolerant(z.array(Question), 1),
})
export type QuestionList = z.output<typeof QuestionList>

/** The newest first. */
export const questions = get('/api/products/questions', {
  input: QuestionFilter,
  output: QuestionList,
  provenance: 'assumed',
})

/** Hidden from others until it is approved. Idempotent by `attemptId`. */
export const askQuestion = post('/api/products/question', {
  input: z.object({
    product: Id,
    body: z.string().check(z.trim(), z.minLength(10), z.maxLength(500)),
    attemptId: z.optional(AttemptId),
  }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})
