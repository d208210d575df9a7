import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { loadTexts } from '#i18n/texts.ts'
import { isLost } from '#src/api/idempotency.ts'
import { ApiError } from '#src/api/errors.ts'
import { cartUpdate, countsSettled } from '#src/stores/cart.ts'
import { openModal } from '#src/stores/modal.ts'
import { showToast } from '#src/stores/toasts.ts'
import { localeFromPath } from '#i18n/locales.ts'
import { addTo } from './idempotent-add.ts'
import { readAgain } from './refetch-cart.ts'

const refreshAfterAdd = 5_000
const refreshAfterFailure = 15_000

export const firstMessage = (error: Error) => (error instanceof ApiError ? error.messages[0] : undefined)

let refresh: { at: number; timer: ReturnType<typeof setTimeout> } | undefined

/** Reads the cart again `delay` milliseconds from now, or sooner where that is wished already. */
export function refreshLater(client: QueryClient, delay: number) {
  const at = Date.now() + delay
  if (refresh && refresh.at <= at) return
  clearTimeout(refresh?.timer)
  refresh = { at, timer: setTimeout(() => void settle(client), delay) }
}

/** A count that was asked for is shown until a cart is read that knows it, and all that were asked for since. */
async function settle(client: QueryClient) {
  refresh = undefined
  const read = await readAgain(client).then(
    () => true,
    () => false,
  )
  if (!read) refreshLater(client, refreshAfterFailure)
  else if (!refresh && client.isMutating({ mutationKey: ['cart', 'count'] }) === 0) countsSettled()
}

/** The server clamps a count to what it has, and says so beside its answer. */
export const tell = (messages: readonly string[]) =>
  messages.forEach((title) => showToast({ tone: 'info', title }))

/** Why an add failed, in the server's words where it has any; or that nobody knows whether it did. */
export async function addFailure(error: Error, LL: TranslationFunctions): Promise<string | undefined> {
  if (firstMessage(error) || !isLost(error)) return firstMessage(error)
  const texts = loadTexts(localeFromPath(location.pathname), 'app')
  return texts.then(
    () => LL.app.addLost(),
    () => undefined,
  )
}

async function tellAddFailed(error: Error, LL: TranslationFunctions) {
  const title = firstMessage(error)
  if (title) showToast({ tone: 'error', title })
  else showToast({ tone: 'error', title: LL.cart.addFailed(), description: await addFailure(error, LL) })
}

/** What is not known is told, and the cart read until it shows. */
export const onAddError =
  (LL: TranslationFunctions) =>
  (error: Error, _input: unknown, _result: unknown, { client }: { client: QueryClient }) => {
    void tellAddFailed(error, LL)
    if (isLost(error)) refreshLater(client, refreshAfterAdd)
  }

export const addToCart = (LL: TranslationFunctions) =>
  mutationOptions({
    mutationKey: ['cart', 'add'],
    mutationFn: (input: { productItemId: number; count: number }, { client }) => addTo(client, input),
    ...cartUpdate,
    onSuccess: ({ messages }, _input, _result, { client }) => {
      if (messages.length > 0) tell(messages)
      else {
        openModal({ name: 'continue' })
        showToast({ tone: 'success', title: LL.cart.added() })
      }
      void readAgain(client).catch(() => null)
      refreshLater(client, refreshAfterAdd)
    },
    onError: onAddError(LL),
  })
