import type { QueryClient } from '@tanstack/react-query'

const field =
  ':is(textarea, input:not([type=radio], [type=checkbox], [type=hidden])):not([hidden], [readonly])'
/** Excludes search and filter fields, which the URL keeps. */
const fieldsInForms = `form:not([role=search], [data-in-address]) ${field}`
const focusedField = `${field}:focus`

/** A code is on its way, or was accepted and is kept by the page alone. */
const secretFields = 'input:is([autocomplete=one-time-code], [autocomplete=new-password])'

const isFilled = (element: Element) => (element as HTMLInputElement | HTMLTextAreaElement).value !== ''

/** A reload would lose a mutation, an open dialog, typed text or an awaited code. */
export const isBusy = (client: QueryClient) =>
  client.isMutating() > 0 ||
  document.querySelector(`[role=dialog], [role=alertdialog], ${secretFields}`) !== null ||
  [...document.querySelectorAll(`${fieldsInForms}, ${focusedField}`)].some(isFilled)
