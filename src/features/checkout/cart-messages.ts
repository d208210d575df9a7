import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { pageLocale } from '#src/platform/page-locale.ts'
import { loadNamespaces } from '#i18n/texts.ts'
import { ApiError } from '#src/api/errors.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { showToast } from '#src/stores/toasts.ts'
import type { Toast } from '#src/stores/toasts.ts'

export const firstMessage = (error: Error) => (error instanceof ApiError ? error.messages[0] : undefined)

type Named = { title: string; variant: string }

export const withVariant = ({ title, variant }: Named) => (variant ? `${title} (${variant})` : title)

/** With the variant where another line has the same title. */
export const lineName = (line: Named, lines: readonly Named[]) =>
  lines.some((other) => other.title === line.title && other.variant !== line.variant)
    ? withVariant(line)
    : line.title

export const showMessages = (messages: readonly string[]) =>
  messages.forEach((title) => showToast({ tone: 'info', title }))

/** For lines whose page was left. More would follow one another for a minute. */
export const toastFailedLines = (lines: readonly Pick<Toast, 'title' | 'description'>[]) =>
  lines.slice(0, 5).forEach((line) => showToast({ tone: 'error', ...line }))

export async function addErrorText(error: Error, LL: TranslationFunctions): Promise<string | undefined> {
  if (firstMessage(error) || !isOutcomeUnknown(error)) return firstMessage(error)
  const texts = loadNamespaces(pageLocale(), 'app')
  return texts.then(
    () => LL.app.addLost(),
    () => undefined,
  )
}

export async function showAddError(error: Error, LL: TranslationFunctions) {
  const title = firstMessage(error)
  if (title) showToast({ tone: 'error', title })
  else showToast({ tone: 'error', title: LL.cart.addFailed(), description: await addErrorText(error, LL) })
}
