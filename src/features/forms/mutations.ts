import { mutationOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts'
import { request } from '#src/api/request.ts'
import type { FormName } from '#src/stores/drafts.ts'
import { draftDone } from '#src/stores/drafts.ts'

export type FormEndpoint = Endpoint<z.ZodMiniObject>

/** A file may take its time on the way up: milliseconds. */
const timeouts: Partial<Record<FormName, number>> = { employment: 120_000 }

/** `onSent` is told even where the form is drawn no more, now that it is sent. */
export const sendForm = <E extends FormEndpoint>(
  form: FormName,
  endpoint: E,
  onSent?: (output: OutputOf<E>) => void,
) =>
  mutationOptions({
    mutationKey: ['forms', form],
    mutationFn: (input: InputOf<E>) => request(endpoint, input, { timeout: timeouts[form] }),
    onSuccess: (output) => {
      draftDone(form)
      onSent?.(output)
    },
  })
