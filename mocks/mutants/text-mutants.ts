import { asciiDigits } from '#i18n/digits.ts'
import { searchText } from '#i18n/search-text.ts'
import type { CallName } from '#contracts/registry.ts'
import type { Mutant } from './mutant.ts'
import { rewritingRequest, withBody, intercepting } from './mutant.ts'
import { editPath } from './edit-path.ts'

/** A character that no text of the shop contains, so that a match on it finds nothing. */
const unknownSign = '\u{1F9FF}'

const textChanged = (name: string, calls: readonly CallName[], change: (text: string) => string) =>
  rewritingRequest(name, calls, (input) => {
    const [text, ...others] = [input.text].flat()
    return typeof text === 'string' && others.length === 0 ? { ...input, text: change(text) } : input
  })

/** A search that does not fold `sign`, like a database without normalization. */
const unfolded = (name: string, sign: RegExp, calls: readonly CallName[] = ['products', 'suggest']) =>
  textChanged(name, calls, (text) => text.replace(sign, unknownSign))

const persianDigits = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)

/** Like `\d` in .NET: accepts digits of any script and stores them as they came. */
const anyDigits = (call: CallName, field: string) =>
  intercepting(`${call} keeps Persian digits of ${field}`, [call], () => async (asked, pass) => {
    const value = asked.input[field]
    if (typeof value !== 'string' || asciiDigits(value) === value) return pass()
    const response = await pass({ ...asked.input, [field]: asciiDigits(value) })
    if (response.status !== 200) return response
    const envelope: unknown = await response.json()
    return withBody(response, JSON.stringify(editPath(envelope, ['data', field], persianDigits)))
  })

const rebate = (name: string, change: (code: string) => string) =>
  rewritingRequest(name, ['setRebate'], (input) => ({
    ...input,
    rebateCode: change(String(input.rebateCode)),
  }))

const refusedWhere = (pattern: RegExp) => (code: string) => (pattern.test(code) ? 'NO-SUCH-CODE' : code)

export const textMutants: readonly Mutant[] = [
  unfolded('search does not fold Arabic letters', /[يىك]/g),
  unfolded('suggestions do not fold Arabic letters', /[يىك]/g, ['suggest']),
  unfolded('the list does not fold Arabic letters', /[يىك]/g, ['products']),
  unfolded('search does not fold the half-space', /\u200c/g),
  unfolded('search does not fold diacritics', /[\u064b-\u0652]/g),
  unfolded('search does not fold alef with a hat', /آ/g),
  unfolded('search does not fold digits', /[۰-۹٠-٩]/g),
  unfolded('search minds capitals', /[A-ZА-Я]/g),
  textChanged('signs find everything', ['products'], (text) => (/[\p{L}\p{N}]/u.test(text) ? text : '')),
  textChanged('an invisible text finds nothing', ['products'], (text) => searchText(text) || unknownSign),
  textChanged('an invisible text gets suggestions', ['suggest'], (text) => searchText(text) || 'ا'),
  rebate('a rebate code wants ASCII digits', refusedWhere(/[۰-۹٠-٩]/)),
  rebate('a rebate code wants capitals', refusedWhere(/[a-z]/)),
  anyDigits('saveAddress', 'mobile'),
  anyDigits('saveAddress', 'postalCode'),
  anyDigits('userDetail', 'mobile'),
]
