import type { CallName } from '#contracts/registry.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, withBody } from './mutant.ts'

type Page = { total: number; page: number; pageSize: number }

/** The backend rounds the number of pages down. */
const cuttingTheLastPage = (call: CallName, rows: string) =>
  intercepting(`the last page of ${call} is empty`, [call], () => async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { data: Page }
    const { total, page, pageSize } = envelope.data
    if (page > Math.max(1, Math.floor(total / pageSize))) Object.assign(envelope.data, { [rows]: [] })
    return withBody(response, JSON.stringify(envelope))
  })

const lastNoticesNeverShown = intercepting(
  'the last page of notices is the one before',
  ['notices'],
  () => async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const { data } = (await response.clone().json()) as { data: Page }
    const last = Math.max(1, Math.floor(data.total / data.pageSize))
    return data.page > last ? pass({ page: last }) : response
  },
)

export const pageMutants: readonly Mutant[] = [
  cuttingTheLastPage('products', 'products'),
  cuttingTheLastPage('contentList', 'entries'),
  cuttingTheLastPage('reviews', 'reviews'),
  cuttingTheLastPage('questions', 'questions'),
  lastNoticesNeverShown,
]
