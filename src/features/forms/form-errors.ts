import type * as z from 'zod/mini'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ApiError, errorText } from '#src/api/errors.ts'

export type FieldErrors = Readonly<Record<string, string>>
type FieldName = keyof TranslationFunctions['forms']['invalid']
type Issue = z.core.$ZodIssue

function issueText(issue: Issue, LL: TranslationFunctions): string {
  if (issue.code === 'too_big') return LL.forms.tooLong({ max: Number(issue.maximum) })
  return LL.forms.invalid[issue.path[0] as FieldName]()
}

export const issueTexts = (issues: readonly Issue[], LL: TranslationFunctions): FieldErrors =>
  Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issueText(issue, LL)]))

/** Server messages by field; `rest` belongs to no field. */
export function serverErrorTexts(
  error: Error | null,
  isField: (name: string) => boolean,
  LL: TranslationFunctions,
): { fields: FieldErrors; rest: string | null } {
  if (!error) return { fields: {}, rest: null }
  const fieldMessages = error instanceof ApiError ? error.fieldMessages : []
  const named = fieldMessages.flatMap(({ item1, item2 }) =>
    item2 && isField(item2) ? [[item2, item1] as const] : [],
  )
  const rest = fieldMessages.find(({ item2 }) => !item2 || !isField(item2))?.item1
  return {
    fields: Object.fromEntries(named),
    rest: rest ?? (named.length === 0 ? errorText(error, LL) : null),
  }
}
