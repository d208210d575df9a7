import type { CallName } from '#contracts/registry.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField } from './mutant.ts'

type Page = { total: number; page: number; pageSize: number }

/** The backend rounds the number of pages down. */
const lastPageOf = ({ total, pageSize }: Page) => Math.max(1, Math.floor(total / pageSize))

const cuttingTheLastPage = (call: CallName, rows: string) =>
  rewritingField(`the last page of ${call} is empty`, [call], 'data', (data: Page) =>
    data.page > lastPageOf(data) ? { ...data, [rows]: [] } : data,
  )

const lastNoticesNeverShown = intercepting(
  'the last page of notices is the one before',
  ['notices'],
  () => async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const { data } = (await response.clone().json()) as { data: Page }
    return data.page > lastPageOf(data) ? pass({ page: lastPageOf(data) }) : response
  },
)

export const pageMutants: readonly Mutant[] = [
  cuttingTheLastPage('products', 'products'),
  cuttingTheLastPage('contentList', 'entries'),
  cuttingTheLastPage('reviews', 'reviews'),
  cuttingTheLastPage('questions', 'questions'),
  lastNoticesNeverShown,
]
