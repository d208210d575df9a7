import type { QueryClient } from '@tanstack/react-query'

const typed = 'form:not([role=search]) :is(textarea, input:not([type=radio], [type=checkbox], [type=hidden]))'

const isFilled = (field: Element) => (field as HTMLInputElement | HTMLTextAreaElement).value !== ''

/** Something is on its way to the server, waits for the network, is typed into a form, or lies open over the page. */
export const isBusy = (client: QueryClient) =>
  client.isMutating() > 0 ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  [...document.querySelectorAll(typed)].some(isFilled)
