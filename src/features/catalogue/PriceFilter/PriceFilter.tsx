import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { FocusEvent, FormEvent } from 'react'
import type { Money } from '#contracts/values.ts'
import { digitsOnly } from '#i18n/digits.ts'
import { formattersOf, rials, toman } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { ListingSearch } from '../listing-search.ts'
import classes from './PriceFilter.module.css'

type Props = {
  search: ListingSearch
  bounds: { from: Money; to: Money }
  onChange: (search: ListingSearch) => void
}

const asMoney = (amount: number): Money => ({ amount, unit: 'IRR' })

function typedRials(form: FormData, name: string) {
  const digits = digitsOnly(String(form.get(name)))
  return digits && digits.length < 13 ? rials(Number(digits)) : undefined
}

export function PriceFilter({ search, bounds, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const formatted = (amount: number | undefined) =>
    amount === undefined ? '' : format.digits(toman(asMoney(amount)))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [priceFrom, priceTo] = [typedRials(form, 'from'), typedRials(form, 'to')]
    if (priceFrom === search.priceFrom && priceTo === search.priceTo) return
    onChange({ ...search, page: undefined, priceFrom, priceTo })
  }

  function submitOnLeave({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLInputElement>) {
    if (!form?.contains(relatedTarget)) form?.requestSubmit()
  }

  return (
    <form
      data-in-address
      className={classes.form}
      onSubmit={submit}
      key={`${search.priceFrom}-${search.priceTo}`}
    >
      <fieldset className={classes.fields}>
        <legend className={classes.title}>{LL.listing.price()}</legend>
        <TextInput
          name="from"
          inputMode="numeric"
          onBlur={submitOnLeave}
          label={LL.listing.priceFrom()}
          placeholder={format.digits(toman(bounds.from))}
          defaultValue={formatted(search.priceFrom)}
        />
        <TextInput
          name="to"
          inputMode="numeric"
          onBlur={submitOnLeave}
          label={LL.listing.priceTo()}
          placeholder={format.digits(toman(bounds.to))}
          defaultValue={formatted(search.priceTo)}
        />
      </fieldset>
      <Button type="submit" variant="default" h={44}>
        {LL.listing.apply()}
      </Button>
    </form>
  )
}
