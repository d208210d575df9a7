import { useLocation, useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import type { ComponentType, FormEvent, KeyboardEvent } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { searchText } from '#i18n/search-text.ts'
import { IconSearch } from '../icons.ts'
import classes from './SearchField.module.css'

export type SearchBox = { listId: string; text: string; isOpen: boolean; active: string | undefined }
export type ChangeBox = (change: Partial<Omit<SearchBox, 'listId'>>) => void

/** `shown`: the `text` param of the page; the input resets when it changes. */
type State = Omit<SearchBox, 'listId'> & { shown: string }

export type SearchPanelProps = {
  box: SearchBox
  onPick: () => void
  focusField: () => void
}

export type SearchPanel = {
  Panel: ComponentType<SearchPanelProps>
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, box: SearchBox, change: ChangeBox) => void
  remember: (text: string) => void
}

type Props = { loadPanel: () => Promise<SearchPanel> }

const closed = { isOpen: false, active: undefined }

/** A plain search box until the panel has loaded. */
export function SearchField({ loadPanel }: Props) {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const shown = useLocation({ select: ({ search: { text } }) => (typeof text === 'string' ? text : '') })
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [panel, setPanel] = useState<SearchPanel | null>(null)
  const [state, setState] = useState<State>({ shown, text: shown, ...closed })
  if (state.shown !== shown) setState({ shown, text: shown, ...closed })

  const box: SearchBox = { ...state, listId, isOpen: state.isOpen && panel !== null }
  const change: ChangeBox = (part) => setState((before) => ({ ...before, ...part }))
  const focusField = () => input.current?.focus()

  /** A failed load is retried on the next focus or hover. */
  const preloadPanel = () => void loadPanel().then(setPanel, () => {})

  function closeAndBlur(text: string) {
    change({ text, ...closed })
    input.current?.blur()
  }

  /** At once when it can be: the page may be left or reloaded before anything else has loaded. */
  function remember(text: string) {
    if (panel) panel.remember(text)
    else
      void loadPanel().then(
        (loaded) => loaded.remember(text),
        () => {},
      )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = searchText(state.text)
    closeAndBlur(text)
    if (text) remember(text)
    void navigate({ to: '/search', search: text ? { text } : {} })
  }

  return (
    <form role="search" className={classes.form} onSubmit={submit} onPointerEnter={preloadPanel}>
      <div
        className={classes.box}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) change(closed)
        }}
      >
        <input
          ref={input}
          role="combobox"
          aria-expanded={box.isOpen}
          aria-controls={box.isOpen ? listId : undefined}
          aria-activedescendant={box.isOpen ? box.active : undefined}
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={state.text}
          aria-label={LL.nav.search()}
          placeholder={LL.nav.searchPlaceholder()}
          maxLength={200}
          className={classes.input}
          onFocus={() => {
            preloadPanel()
            change({ isOpen: true })
          }}
          onClick={() => change({ isOpen: true })}
          onChange={({ currentTarget }) =>
            change({ text: currentTarget.value, isOpen: true, active: undefined })
          }
          onKeyDown={(event) => panel?.onKeyDown(event, box, change)}
        />
        {panel && box.isOpen && (
          <panel.Panel box={box} onPick={() => closeAndBlur(shown)} focusField={focusField} />
        )}
      </div>
      <button type="submit" aria-label={LL.nav.search()} className={classes.button}>
        <IconSearch size={20} stroke={1.6} />
      </button>
    </form>
  )
}
