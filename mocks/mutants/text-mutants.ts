import { asciiDigits } from '#i18n/digits.ts'
import type { CallName } from '../server/faults.ts'
import type { Mutant } from './mutant.ts'
import { misreading, rebuilt, standing } from './mutant.ts'
import { edited } from './edited.ts'

/** Nobody has written this sign in the shop: what has to match it finds nothing. */
const unknownSign = '\u{1F9FF}'

/** A search to which what `sign` matches is a letter of its own, as it is to a database that folds nothing. */
const literal = (name: string, sign: RegExp, calls: readonly CallName[] = ['products', 'suggest']) =>
  misreading(name, calls, (input) => {
    const [text, ...others] = [input.text].flat()
    return typeof text === 'string' && others.length === 0
      ? { ...input, text: text.replace(sign, unknownSign) }
      : input
  })

const persianDigits = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)

/** As `\d` of .NET does: a digit of any script passes, and is kept as it came. */
const anyDigits = (call: CallName, field: string) =>
  standing(`${call} keeps Persian digits of ${field}`, [call], () => async (asked, pass) => {
    const said = asked.input[field]
    if (typeof said !== 'string' || asciiDigits(said) === said) return pass()
    const response = await pass({ ...asked.input, [field]: asciiDigits(said) })
    if (response.status !== 200) return response
    const envelope: unknown = await response.json()
    return rebuilt(response, JSON.stringify(edited(envelope, ['data', field], persianDigits)))
  })

const rebate = (name: string, change: (code: string) => string) =>
  misreading(name, ['setRebate'], (input) => ({ ...input, rebateCode: change(String(input.rebateCode)) }))

const refusedWhere = (pattern: RegExp) => (code: string) => (pattern.test(code) ? 'NO-SUCH-CODE' : code)

/** Texts that are one for a reader and two for a server. */
export const textMutants: readonly Mutant[] = [
  literal('search does not fold Arabic letters', /[يىك]/g),
  literal('suggestions do not fold Arabic letters', /[يىك]/g, ['suggest']),
  literal('the list does not fold Arabic letters', /[يىك]/g, ['products']),
  literal('search does not fold the half-space', /\u200c/g),
  literal('search does not fold diacritics', /[\u064b-\u0652]/g),
  literal('search does not fold alef with a hat', /آ/g),
  literal('search minds capitals', /[A-ZА-Я]/g),
  rebate('a rebate code wants ASCII digits', refusedWhere(/[۰-۹٠-٩]/)),
  rebate('a rebate code wants capitals', refusedWhere(/[a-z]/)),
  anyDigits('saveAddress', 'mobile'),
  anyDigits('saveAddress', 'postalCode'),
  anyDigits('userDetail', 'mobile'),
]
