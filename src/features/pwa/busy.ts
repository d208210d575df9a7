import type { QueryClient } from '@tanstack/react-query'

const field =
  ':is(textarea, input:not([type=radio], [type=checkbox], [type=hidden])):not([hidden], [readonly])'
/** What stands in the address is there again. */
const inForms = `form:not([role=search], [data-in-address]) ${field}`
const inHand = `${field}:focus`

const isFilled = (element: Element) => (element as HTMLInputElement | HTMLTextAreaElement).value !== ''

/** Something is on its way to the server, waits for the network, is typed into a form, or lies open over the page. */
export const isBusy = (client: QueryClient) =>
  client.isMutating() > 0 ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  [...document.querySelectorAll(`${inForms}, ${inHand}`)].some(isFilled)
