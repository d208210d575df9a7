import { mutationOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts'
import { request } from '#src/api/request.ts'
import type { FormName } from '#src/stores/drafts.ts'
import { draftCleared, drafts } from '#src/stores/drafts.ts'

export type FormEndpoint = Endpoint<z.ZodMiniObject>

/** ms; uploads are slow. */
const timeouts: Partial<Record<FormName, number>> = { employment: 120_000, review: 120_000 }

type Callbacks<E extends FormEndpoint> = {
  onSent: (output: OutputOf<E>, input: InputOf<E>) => void
  onError: (error: Error) => void
}

/** The callbacks belong to the mutation, so they run even after the form has unmounted. */
export const sendForm = <E extends FormEndpoint>(
  form: FormName,
  endpoint: E,
  { onSent, onError }: Callbacks<E>,
) =>
  mutationOptions({
    mutationKey: ['forms', form],
    mutationFn: (input: InputOf<E>) => request(endpoint, input, { timeout: timeouts[form] }),
    /** Other tabs show the addresses as well. */
    ...(form === 'address' && { scope: { id: 'addresses' } }),
    onMutate: () => JSON.stringify(drafts[form]),
    /** What is typed in a form that was left and opened again is another draft. */
    onSuccess: (output, input, sent) => {
      if (JSON.stringify(drafts[form]) === sent) draftCleared(form)
      onSent(output, input)
    },
    onError,
  })
