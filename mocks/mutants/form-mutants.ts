import type { Mutant } from './mutant.ts'
import { rewritingRequest } from './mutant.ts'

const forms = ['contactForm', 'requestForm', 'employmentForm'] as const

export const formMutants: readonly Mutant[] = forms.map((form) =>
  rewritingRequest(
    `${form} takes each retry for another form`,
    [form],
    ({ attemptId: _gone, ...input }) => input,
  ),
)
