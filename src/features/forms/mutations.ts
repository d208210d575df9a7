import { mutationOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint, InputOf } from '#contracts/endpoint.ts'
import { request } from '#src/api/request.ts'
import type { FormName } from '#src/stores/drafts.ts'
import { draftSent } from '#src/stores/drafts.ts'

/** Whoever writes can be called back. */
export type FormEndpoint = Endpoint<z.ZodMiniObject<{ mobile: z.ZodMiniType<string, string> }>>

/** A file may take its time on the way up: milliseconds. */
const timeouts = { contact: 15_000, request: 15_000, employment: 120_000 } as const satisfies Record<
  FormName,
  number
>

export const sendForm = <E extends FormEndpoint>(form: FormName, endpoint: E) =>
  mutationOptions({
    mutationKey: ['forms', form],
    mutationFn: (input: InputOf<E>) => request(endpoint, input, { timeout: timeouts[form] }),
    onSuccess: () => draftSent(form),
  })
