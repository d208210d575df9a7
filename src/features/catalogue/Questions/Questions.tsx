import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent, MouseEvent, ReactNode, RefCallback } from 'react'
import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { auth } from '#src/stores/auth.ts'
import { loginPath } from '#src/stores/back-url.ts'
import { useDraft } from '#src/stores/drafts.ts'
import { formOpened } from '#src/stores/opened-forms.ts'
import { focusIfLost } from '#src/ui/focus.ts'
import { IconSearch } from '#src/ui/icons.ts'
import { PagesFailure } from '../PagesFailure/PagesFailure.tsx'
import { QuestionCard } from '../QuestionCard/QuestionCard.tsx'
import { questionQueries } from '../question-queries.ts'
import { takeFocusFrom } from '../take-focus-from.ts'
import { useEntryState } from '../use-entry-state.ts'
import classes from './Questions.module.css'

type Props = { product: number; form: ReactNode }

const Search = z.string()

export function Questions({ product, form }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.feedback.questions
  const navigate = useNavigate()
  const { hasSession } = useSnapshot(auth)
  const draft = useDraft('question')
  const isOpen = hasSession && draft?.product === product
  const [wasOpened, setOpened] = useState(isOpen)
  const [typed, setTyped] = useState<string>()
  /** Where the questions begin that were asked for. */
  const [added, setAdded] = useState<{ from: number; ref: RefCallback<HTMLElement> }>()
  const [text = '', setText] = useEntryState('questions', Search, () => {
    setAdded(undefined)
    setTyped(undefined)
  })
  const shownText = typed ?? text
  const list = useInfiniteQuery(questionQueries.list(product, text))
  /** A retry shows none of an earlier search. */
  const isRetry = list.isPlaceholderData && list.errorUpdateCount > 0
  const pages = isRetry ? [] : (list.data?.pages ?? [])
  const shown = pages.flatMap((page) => page.questions)
  const total = pages[0]?.total

  function find(wanted: string) {
    setAdded(undefined)
    setText(wanted)
  }

  function search(event: FormEvent) {
    event.preventDefault()
    find(shownText.trim())
  }

  function showMore({ currentTarget }: MouseEvent<HTMLElement>) {
    setAdded({ from: shown.length, ref: takeFocusFrom(currentTarget) })
    setText(text)
    void list.fetchNextPage()
  }

  const failure = <PagesFailure list={list} />

  /** A guest finds the form open after signing in. */
  function ask() {
    setOpened(true)
    formOpened('question', { product, body: '' })
    if (!hasSession) void navigate({ to: loginPath })
  }

  return (
    <div tabIndex={-1} className={classes.questions}>
      {(text !== '' || (total ?? 0) > 0) && (
        <form className={classes.search} onSubmit={search}>
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={shownText}
            maxLength={200}
            aria-label={texts.search()}
            placeholder={texts.search()}
            className={classes.input}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              if (value === '') find('')
            }}
          />
          <button type="submit" aria-label={texts.searchAction()} className={classes.button}>
            <IconSearch size={20} stroke={1.6} />
          </button>
        </form>
      )}
      <p role="status" className={classes.count}>
        {total !== undefined && total > 0 && texts.count({ count: total })}
        {total === 0 && !list.isPlaceholderData && (text === '' ? texts.empty() : texts.none({ text }))}
      </p>
      {!added && failure}
      {shown.length > 0 && (
        <ul className={classes.list} aria-busy={list.isFetching}>
          {shown.map((question, at) => (
            <li key={question.id} {...(at === added?.from && { tabIndex: -1, ref: added.ref })}>
              <QuestionCard question={question} />
            </li>
          ))}
        </ul>
      )}
      {added && failure}
      <div className={classes.actions}>
        {list.hasNextPage && (
          <Button variant="default" size="md" onClick={showMore}>
            {texts.more()}
          </Button>
        )}
        {!isOpen && (
          <Button ref={wasOpened ? focusIfLost : undefined} variant="default" size="md" onClick={ask}>
            {texts.ask()}
          </Button>
        )}
      </div>
      {isOpen && <div className={classes.form}>{form}</div>}
    </div>
  )
}
