import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { refetchFailed } from '#src/api/refetch-failed.ts'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'

function moveFocusToReplacement(element: HTMLElement | null) {
  return () => {
    const parts = element?.parentElement?.children
    if (!parts || !element.contains(document.activeElement)) return
    const place = [...parts].indexOf(element)
    queueMicrotask(() => {
      const next = [parts[place], parts[place - 1]].find(
        (part) => part instanceof HTMLElement && !part.ariaHidden,
      ) as HTMLElement | undefined
      if (!next) return
      next.tabIndex = -1
      next.focus({ preventScroll: true })
    })
  }
}

/** One per failed section; CSS shows only the first, which refetches all. */
export function HomeFailure() {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const [isRetrying, setRetrying] = useState(false)

  function retry() {
    setRetrying(true)
    void refetchFailed(client, 'pending').finally(() => setRetrying(false))
  }

  return (
    <div ref={moveFocusToReplacement} className="container" data-failure>
      <RetryNotice
        text={isRetrying ? LL.site.waiting() : LL.home.failed()}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    </div>
  )
}
