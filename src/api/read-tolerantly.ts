import type { Endpoint, OutputOf } from '#contracts/endpoint.ts'
import type { Envelope } from '#contracts/envelope.ts'
import { readTolerantly as read } from '#contracts/read-tolerantly.ts'
import { reportError } from '#src/platform/report-error.ts'
import { ContractError } from './errors.ts'

/** One report per call and field, however many items and answers have it. */
const reported = new Set<string>()

/** For an answer that breaks its contract: throws unless the rest of it can be shown, and reports what it cost. */
export function readTolerantly<E extends Endpoint>(endpoint: E, envelope: Envelope): OutputOf<E> {
  const { output, issues } = read(endpoint, envelope)
  const detail = issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
  const error = new ContractError(endpoint.path, detail)
  if (output === undefined) throw error
  const fields = issues.map(({ path }) => path.filter((key) => typeof key === 'string').join('.'))
  const news = fields.map((field) => `${endpoint.path} ${field}`).filter((field) => !reported.has(field))
  if (news.length > 0) reportError(error, 'answer')
  for (const field of news) reported.add(field)
  return output
}
