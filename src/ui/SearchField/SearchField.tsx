import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './SearchField.module.css'

export function SearchField() {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const shown = useSearch({ strict: false, select: ({ text }) => text ?? '' })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    void navigate({ to: '/search', search: text ? { text } : {} })
  }
  return (
    <form role="search" className={classes.form} onSubmit={submit}>
      <input
        key={shown}
        name="text"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={shown}
        aria-label={LL.nav.search()}
        placeholder={LL.nav.searchPlaceholder()}
        maxLength={200}
        className={classes.input}
      />
      <button type="submit" aria-label={LL.nav.search()} className={classes.button}>
        <IconSearch size={20} stroke={1.6} />
      </button>
    </form>
  )
}
