import type { QueryClient } from '@tanstack/react-query'

const field =
  ':is(textarea, input:not([type=radio], [type=checkbox], [type=hidden])):not([hidden], [readonly])'
/** Search and filter fields survive a reload in the URL. */
const inForms = `form:not([role=search], [data-in-address]) ${field}`
const inHand = `${field}:focus`

const isFilled = (element: Element) => (element as HTMLInputElement | HTMLTextAreaElement).value !== ''

/** A reload would lose a mutation, an open dialog or typed text. */
export const isBusy = (client: QueryClient) =>
  client.isMutating() > 0 ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  [...document.querySelectorAll(`${inForms}, ${inHand}`)].some(isFilled)
