import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import type { Money } from '#contracts/values.ts'
import { rials } from '#contracts/values.ts'
import { formattersOf, toman } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { parseToman } from '#i18n/parse-toman.ts'
import { afterPress } from '#src/ui/after-press.ts'
import { focusFirstInvalid } from '#src/ui/focus-first-invalid.ts'
import type { ListingSearch } from '../listing-search.ts'
import classes from './PriceFilter.module.css'

type Props = {
  search: ListingSearch
  bounds: { from: Money; to: Money }
  onChange: (patch: ListingSearch) => void
}

/** What is typed, until `value` changes. */
function useTyped(value: string) {
  const [shown, setShown] = useState({ value, typed: value })
  if (shown.value !== value) setShown({ value, typed: value })
  return [shown.typed, (typed: string) => setShown({ value, typed })] as const
}

export function PriceFilter({ search, bounds, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const formatted = (amount: number | undefined) =>
    amount === undefined ? '' : format.digits(toman(rials(amount)))
  const [from, setFrom] = useTyped(formatted(search.priceFrom))
  const [to, setTo] = useTyped(formatted(search.priceTo))
  const [isSubmitted, setSubmitted] = useState(false)
  const parsed = [parseToman(from), parseToman(to)]

  /** Both ends in the order of their amounts. */
  function apply(form: HTMLFormElement) {
    if (parsed.includes(null)) {
      const showErrors = () => setSubmitted(true)
      return form.contains(document.activeElement) ? focusFirstInvalid(form, showErrors) : showErrors()
    }
    setSubmitted(false)
    const [least, most] = parsed.map((price) => price?.amount)
    const isReversed = least !== undefined && most !== undefined && least > most
    const [priceFrom, priceTo] = isReversed ? [most, least] : [least, most]
    setFrom(formatted(priceFrom))
    setTo(formatted(priceTo))
    if (priceFrom === search.priceFrom && priceTo === search.priceTo) return
    onChange({ page: undefined, priceFrom, priceTo })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    apply(event.currentTarget)
  }

  /** Not if the press opens another page. If it closes the sheet, the form may be gone. */
  function applyOnLeave({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLInputElement>) {
    if (!form || form.contains(relatedTarget)) return
    const { pathname } = location
    afterPress(() => {
      if (location.pathname === pathname) apply(form)
    })
  }

  const field = (name: 'from' | 'to', label: string, value: string, type: (typed: string) => void) => (
    <TextInput
      classNames={{ root: classes.field, label: classes.label, wrapper: classes.input, error: classes.error }}
      name={name}
      inputMode="numeric"
      label={label}
      placeholder={format.digits(toman(bounds[name]))}
      value={value}
      error={isSubmitted && parseToman(value) === null && LL.listing.priceInvalid()}
      errorProps={{ role: 'alert' }}
      onBlur={applyOnLeave}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )

  return (
    <form data-in-address className={classes.form} onSubmit={submit}>
      <fieldset className={classes.fields}>
        <legend className={classes.title}>{LL.listing.price()}</legend>
        {field('from', LL.listing.priceFrom(), from, setFrom)}
        {field('to', LL.listing.priceTo(), to, setTo)}
      </fieldset>
      <Button type="submit" variant="default">
        {LL.listing.apply()}
      </Button>
    </form>
  )
}
