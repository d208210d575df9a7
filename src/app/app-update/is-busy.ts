import type { QueryClient } from '@tanstack/react-query'

const field =
  ':is(textarea, input:not([type=radio], [type=checkbox], [type=hidden])):not([hidden], [readonly])'
/** Excludes search and filter fields, which the URL keeps. */
const fieldsInForms = `form:not([role=search], [data-in-address]) ${field}`
const focusedField = `${field}:focus`

const isFilled = (element: Element) => (element as HTMLInputElement | HTMLTextAreaElement).value !== ''

/** A reload would lose a mutation, an open dialog or typed text. */
export const isBusy = (client: QueryClient) =>
  client.isMutating() > 0 ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  [...document.querySelectorAll(`${fieldsInForms}, ${focusedField}`)].some(isFilled)
