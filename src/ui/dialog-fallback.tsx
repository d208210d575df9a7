import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { reloadAfterMutations } from '#src/platform/reload-after-mutations.ts'
import { showToast } from '#src/stores/toasts.ts'

type Props = { opened: boolean; onClose: () => void }

/** Fallback for `lazyOptional`: a toast on each attempt to open. Reloads, because browsers cache failed imports. */
export const dialogFallback = (title: (LL: TranslationFunctions) => string) =>
  function MissingDialog({ opened, onClose }: Props) {
    const { LL } = useI18nContext()
    const client = useQueryClient()
    useEffect(() => {
      if (!opened) return
      const action = { label: LL.errors.retry(), onPress: () => reloadAfterMutations(client) }
      showToast({ tone: 'error', title: `${title(LL)}: ${LL.errors.unreachable()}`, action })
      onClose()
    })
    return null
  }
