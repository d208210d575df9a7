import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import type { InputOf, OutputOf } from '#contracts/endpoint.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ltrIsolate } from '#i18n/ltr-isolate.ts'
import { sentKeyFor } from '#src/api/idempotency.ts'
import type { SentKey } from '#src/api/idempotency.ts'
import { useWasLeft } from '#src/api/use-was-left.ts'
import { errorText, isStatus } from '#src/api/errors.ts'
import { draftChanged, drafts, useDraft } from '#src/stores/drafts.ts'
import type { DraftOf } from '#src/stores/drafts.ts'
import { showToast } from '#src/stores/toasts.ts'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { afterPress } from '#src/ui/after-press.ts'
import { focusFirstInvalid } from '#src/ui/focus-first-invalid.ts'
import { isFocusIn } from '#src/ui/focus.ts'
import { issueTexts, serverErrorTexts } from './form-errors.ts'
import type { FieldErrors } from './form-errors.ts'
import { sendForm } from './mutations.ts'
import type { FormEndpoint } from './mutations.ts'

/** Drafts that `useForm` sends; each has a text for a toast. */
type FormName = keyof TranslationFunctions['forms']['retryLeft']

type Options<Name extends FormName, E extends FormEndpoint> = {
  form: Name
  endpoint: E
  toInput: (draft: DraftOf<Name>) => unknown
  onSent?: (output: OutputOf<E>, input: InputOf<E>) => void
  /** Not once the page was left: a toast tells it then. */
  onFailed?: (error: Error) => void
  /** What happens now, for a toast once the page of the form was left. */
  next?: (texts: { mobile: string }) => string
}

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

export type PickedField = {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const mobileOf = (input: object) => (input as { mobile?: string }).mobile ?? ''

type WithSentKey = { sentKey?: SentKey | undefined }

const noFields: ReadonlySet<string> = new Set()

/** Validates a persisted draft with the endpoint's schema; a field shows its error after blur or submit. */
export function useForm<Name extends FormName, E extends FormEndpoint>(options: Options<Name, E>) {
  const { form, endpoint, toInput, onSent, onFailed, next } = options
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const draft = useDraft(form) as DraftOf<Name>
  const [touched, setTouched] = useState(noFields)
  const [isSubmitted, setSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const wasLeft = useWasLeft()
  const localDigits = useLocalDigits()
  const toastFailure = (failure: Error) =>
    isStatus(failure, 401) ||
    showToast({ tone: 'error', title: LL.forms.retryLeft[form](), description: errorText(failure, LL) })

  const sending = sendForm(form, endpoint, {
    onSent: (output, input) => {
      onSent?.(output, input)
      if (!next || !wasLeft()) return
      const mobile = ltrIsolate(localDigits(mobileOf(input)))
      showToast({ tone: 'success', title: LL.forms.thanks(), description: next({ mobile }) })
    },
    onError: (failure) => (wasLeft() ? toastFailure(failure) : onFailed?.(failure)),
  })
  const { mutate, reset, isPending: isSending, isSuccess, variables, error } = useMutation(sending)
  const mutations = client.getMutationCache()
  const watchMutations = (notify: () => void) => mutations.subscribe(notify)
  /** Also one that was sent before the page was left and opened again. */
  const isPending = useSyncExternalStore(watchMutations, isBeingSent, () => false) || isSending

  const parsed = endpoint.input.safeParse(toInput(draft))
  const issues = issueTexts(parsed.error?.issues ?? [], LL)
  const isField = (name: string) => Object.hasOwn(endpoint.input.shape, name)
  const errorOf = (name: string) =>
    serverErrors[name] ?? (isSubmitted || touched.has(name) ? issues[name] : undefined)

  const showErrors = (show: () => void) => focusFirstInvalid(element.current, show)

  function withAttemptId(input: InputOf<E>): InputOf<E> {
    if (!isField('attemptId')) return input
    const sentKey = sentKeyFor(input, (draft as WithSentKey).sentKey)
    draftChanged(form, { sentKey } as unknown as Partial<DraftOf<Name>>)
    return { ...input, attemptId: sentKey.key }
  }

  /** A second click can come before `isPending` has rendered, and before the first has its context. */
  function isBeingSent() {
    const now = JSON.stringify(drafts[form])
    const sent = mutations.findAll({ mutationKey: sending.mutationKey, status: 'pending' })
    return sent.some(({ state }) => (state.context ?? now) === now)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBeingSent()) return
    if (!parsed.success) return showErrors(() => setSubmitted(true))
    mutate(withAttemptId(parsed.data as InputOf<E>), {
      onError: (failure) => {
        const showFailure = () => setServerErrors(serverErrorTexts(failure, isField, LL).fields)
        if (isFocusIn(element.current)) return showErrors(showFailure)
        showFailure()
        if (!wasLeft()) toastFailure(failure)
      },
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
    onBlur: () => valueOf(name) !== '' && afterPress(() => touch(name)),
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
    sentFrom: isSuccess ? mobileOf(variables) : null,
  }
}
