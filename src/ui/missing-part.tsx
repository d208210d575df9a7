import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'

/** For `lazyOptional`. The page is loaded anew: a browser asks for a script once, whatever became of it. */
export const missingPart = (name: (LL: TranslationFunctions) => string) =>
  function MissingPart() {
    const { LL } = useI18nContext()
    return <RetryNotice text={`${name(LL)}: ${LL.errors.unreachable()}`} onRetry={() => location.reload()} />
  }
