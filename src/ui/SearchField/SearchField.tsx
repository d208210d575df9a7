import { useLocation, useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import type { ComponentType, FormEvent, KeyboardEvent } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { searched } from '#src/stores/recent.ts'
import { IconSearch } from '../icons.ts'
import { useSlash } from './use-slash.ts'
import classes from './SearchField.module.css'

/** The field as its panel sees it; `active` is the id of the option that the keys stand on. */
export type SearchBox = { listId: string; text: string; isOpen: boolean; active: string | undefined }
export type ChangeBox = (change: Partial<Omit<SearchBox, 'listId'>>) => void

/** `shown` is the text that the page answers: when it changes, the field follows. */
type State = Omit<SearchBox, 'listId'> & { shown: string }

export type SearchPanelProps = {
  box: SearchBox
  /** Something was chosen, and the page of it opens. */
  onPick: () => void
  focusField: () => void
}

/** What opens under the field: not needed before somebody comes near it. */
export type SearchPanel = {
  Panel: ComponentType<SearchPanelProps>
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, box: SearchBox, change: ChangeBox) => void
}

type Props = { loadPanel: () => Promise<SearchPanel> }

const closed = { isOpen: false, active: undefined }

/** A search box that works by itself; with its panel it is a combobox. */
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
  useSlash(focusField)

  /** Without it the field still searches; the next one to come near tries again. */
  const wake = () => void loadPanel().then(setPanel, () => {})

  function leave(text: string) {
    change({ text, ...closed })
    input.current?.blur()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = state.text.trim()
    leave(text)
    if (text) searched(text)
    void navigate({ to: '/search', search: text ? { text } : {} })
  }

  return (
    <form role="search" className={classes.form} onSubmit={submit} onPointerEnter={wake}>
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
            wake()
            change({ isOpen: true })
          }}
          onClick={() => change({ isOpen: true })}
          onChange={({ currentTarget }) =>
            change({ text: currentTarget.value, isOpen: true, active: undefined })
          }
          onKeyDown={(event) => panel?.onKeyDown(event, box, change)}
        />
        {panel && box.isOpen && <panel.Panel box={box} onPick={() => leave(shown)} focusField={focusField} />}
      </div>
      <button type="submit" aria-label={LL.nav.search()} className={classes.button}>
        <IconSearch size={20} stroke={1.6} />
      </button>
    </form>
  )
}
