import * as z from 'zod/mini'

const { localeError } = z.locales.en()
/** Scenarios and calls are more. */
const maxWords = 10

export const issueMessage: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_value' && issue.values.length > maxWords
    ? 'GET /__mock/words has the right words'
    : localeError(issue)

const partAt = (json: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], json)

/** The message of a union says nothing; those of its members do. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message.replace(/^Invalid (input|option): /, '')
  const ofMembers = issue.errors.flat().map((error) => {
    const path = error.path.join('.')
    return path ? `${path}: ${expectation(error)}` : expectation(error)
  })
  return [...new Set(ofMembers)].join(' or ')
}

export const issuesText = (json: unknown, issues: readonly z.core.$ZodIssue[]) =>
  issues
    .map((issue) => {
      const path = issue.path.join('.') || 'the body'
      return `${path} is ${JSON.stringify(partAt(json, issue.path))}; ${expectation(issue)}`
    })
    .join('\n')
