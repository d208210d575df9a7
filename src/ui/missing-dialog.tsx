import { useEffect } from 'react'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { showToast } from '#src/stores/toasts.ts'

type Props = { opened: boolean; onClose: () => void }

/** For `lazyOptional`: a dialog that does not come is told of each time it is wanted. A browser asks for a script once. */
export const missingDialog = (name: (LL: TranslationFunctions) => string) =>
  function MissingDialog({ opened, onClose }: Props) {
    const { LL } = useI18nContext()
    useEffect(() => {
      if (!opened) return
      const action = { label: LL.errors.retry(), onPress: () => location.reload() }
      showToast({ tone: 'error', title: `${name(LL)}: ${LL.errors.unreachable()}`, action })
      onClose()
    })
    return null
  }
