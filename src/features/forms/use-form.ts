import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import type { InputOf, OutputOf } from '#contracts/endpoint.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useAttempt } from '#src/api/idempotency.ts'
import { drafts, draftChanged } from '#src/stores/drafts.ts'
import type { DraftOf, FormName } from '#src/stores/drafts.ts'
import { issueTexts, serverErrorTexts } from './form-errors.ts'
import type { FieldErrors } from './form-errors.ts'
import { sendForm } from './mutations.ts'
import type { FormEndpoint } from './mutations.ts'

type Options<Name extends FormName, E extends FormEndpoint> = {
  form: Name
  endpoint: E
  toInput: (draft: DraftOf<Name>) => unknown
  onSent?: (output: OutputOf<E>, input: InputOf<E>) => void
}

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

export type PickedField = {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const noFields: ReadonlySet<string> = new Set()

/** Validates a persisted draft with the endpoint's schema; a field shows its error after blur or submit. */
export function useForm<Name extends FormName, E extends FormEndpoint>(options: Options<Name, E>) {
  const { form, endpoint, toInput, onSent } = options
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const draft = useSnapshot(drafts, { sync: true })[form] as DraftOf<Name>
  const [touched, setTouched] = useState(noFields)
  const [isSubmitted, setSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const sending = sendForm(form, endpoint, onSent)
  const { mutate, reset, isPending, isSuccess, variables, error } = useMutation(sending)

  const parsed = endpoint.input.safeParse(toInput(draft))
  const issues = issueTexts(parsed.error?.issues ?? [], LL)
  const attempt = useAttempt()
  const isField = (name: string) => Object.hasOwn(endpoint.input.shape, name)
  const errorOf = (name: string) =>
    serverErrors[name] ?? (isSubmitted || touched.has(name) ? issues[name] : undefined)

  /** `flushSync`: the error must be rendered before focus makes a screen reader read it. */
  function showErrors(show: () => void) {
    flushSync(show)
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const withAttemptId = (input: InputOf<E>): InputOf<E> =>
    isField('attemptId') ? { ...input, attemptId: attempt.idOf(JSON.stringify(input)) } : input

  /** Asks the cache, because a second click can come before `isPending` has rendered. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (client.isMutating({ mutationKey: sending.mutationKey }) > 0) return
    if (!parsed.success) return showErrors(() => setSubmitted(true))
    mutate(withAttemptId(parsed.data as InputOf<E>), {
      onError: (failure) => showErrors(() => setServerErrors(serverErrorTexts(failure, isField, LL).fields)),
    })
  }

  /** What is typed while the form is sent would be cleared with it. */
  function change(name: string, changes: Partial<DraftOf<Name>>) {
    if (isPending) return
    draftChanged(form, changes)
    setServerErrors(({ [name]: _settled, ...others }) => others)
  }

  const touch = (name: string) => setTouched((before) => new Set(before).add(name))

  function startAgain() {
    attempt.end()
    reset()
    setSubmitted(false)
    setTouched(noFields)
  }

  const valueOf = (name: string) => (draft as Record<string, unknown>)[name] as string

  const field = <Field extends keyof DraftOf<Name> & string>(name: Field) => ({
    name,
    value: valueOf(name),
    error: errorOf(name),
    readOnly: isPending,
    onChange: ({ currentTarget: { value } }: Changed) =>
      change(name, { [name]: value } as unknown as Partial<DraftOf<Name>>),
    onBlur: () => valueOf(name) !== '' && touch(name),
  })

  const picked = <Field extends keyof DraftOf<Name> & string>(name: Field): PickedField => ({
    value: valueOf(name),
    error: errorOf(name),
    onChange: (value) => change(name, { [name]: value } as unknown as Partial<DraftOf<Name>>),
  })

  return {
    element,
    draft,
    field,
    picked,
    errorOf,
    change,
    submit,
    startAgain,
    isPending,
    problem: serverErrorTexts(error, isField, LL).rest,
    sent: isSuccess ? variables : null,
    /** Mobile number of the submitted form. */
    sentFrom: isSuccess ? ((variables as { mobile?: string }).mobile ?? null) : null,
  }
}
