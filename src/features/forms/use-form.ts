import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import type { InputOf, OutputOf } from '#contracts/endpoint.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { drafts, typed } from '#src/stores/drafts.ts'
import type { DraftOf, FormName } from '#src/stores/drafts.ts'
import { issueTexts, refusalTexts } from './form-errors.ts'
import type { FieldErrors } from './form-errors.ts'
import { sendForm } from './mutations.ts'
import type { FormEndpoint } from './mutations.ts'

type Options<Name extends FormName, E extends FormEndpoint> = {
  form: Name
  endpoint: E
  /** What was typed, as the contract has it. */
  read: (draft: DraftOf<Name>) => unknown
  /** What follows once the server has it. */
  onSent?: (output: OutputOf<E>) => void
}

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** Of a field that is picked: as its contract has it, or empty. */
export type PickedField = {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const nowhere: ReadonlySet<string> = new Set()

/**
 * A form whose draft outlives the page and whose contract judges it. A field says what is wrong with it once it was
 * left with something in it, or once the whole was sent; the first such field then has the focus.
 */
export function useForm<Name extends FormName, E extends FormEndpoint>(options: Options<Name, E>) {
  const { form, endpoint, read, onSent } = options
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const draft = useSnapshot(drafts, { sync: true })[form] as DraftOf<Name>
  const [left, setLeft] = useState(nowhere)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>({})
  const sending = sendForm(form, endpoint, onSent)
  const { mutate, reset, isPending, isSuccess, variables, error } = useMutation(sending)

  const parsed = endpoint.input.safeParse(read(draft))
  const issues = issueTexts(parsed.error?.issues ?? [], LL)
  const isField = (name: string) => Object.hasOwn(endpoint.input.shape, name)
  const errorOf = (name: string) => refused[name] ?? (tried || left.has(name) ? issues[name] : undefined)

  /** Drawn at once, so that what the field says is there when it is read out. */
  function showErrors(show: () => void) {
    flushSync(show)
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  /** One at a time: a second press comes before the button was drawn again. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (client.isMutating({ mutationKey: sending.mutationKey }) > 0) return
    if (!parsed.success) return showErrors(() => setTried(true))
    mutate(parsed.data as InputOf<E>, {
      onError: (failure) => showErrors(() => setRefused(refusalTexts(failure, isField, LL).fields)),
    })
  }

  function change(name: string, changes: Partial<DraftOf<Name>>) {
    typed(form, changes)
    setRefused(({ [name]: _settled, ...others }) => others)
  }

  const leave = (name: string) => setLeft((before) => new Set(before).add(name))

  function startAgain() {
    reset()
    setTried(false)
    setLeft(nowhere)
  }

  const valueOf = (name: string) => (draft as Record<string, unknown>)[name] as string

  /** For a Mantine input of what is typed into one field of the draft. */
  const field = <Field extends keyof DraftOf<Name> & string>(name: Field) => ({
    name,
    value: valueOf(name),
    error: errorOf(name),
    onChange: ({ currentTarget: { value } }: Changed) =>
      change(name, { [name]: value } as unknown as Partial<DraftOf<Name>>),
    onBlur: () => valueOf(name) !== '' && leave(name),
  })

  /** For what is picked. */
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
    /** What is wrong with no single field. */
    problem: refusalTexts(error, isField, LL).rest,
    /** Where the answer goes, once the form was sent. */
    sentFrom: isSuccess ? ((variables as { mobile?: string }).mobile ?? null) : null,
  }
}
