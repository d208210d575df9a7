import { useQueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { reloadAfterMutations } from '#src/platform/reload-after-mutations.ts'
import { RetryNotice } from './RetryNotice/RetryNotice.tsx'

/** Fallback for `lazyOptional`. Reloads the page, because browsers cache a failed dynamic import. */
export const partFallback = (title: (LL: TranslationFunctions) => string) =>
  function MissingPart() {
    const { LL } = useI18nContext()
    const client = useQueryClient()
    const text = `${title(LL)}: ${LL.errors.unreachable()}`
    return <RetryNotice text={text} onRetry={() => reloadAfterMutations(client)} />
  }
