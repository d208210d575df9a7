import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { askAgain } from '#src/api/refetch-failed.ts'

/** As a `ref`: the focus within goes to what takes the place of the element. */
function handFocusOver(element: HTMLElement | null) {
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

/** In place of each part of the home page that could not be had; only the first is seen, and asks again for all. */
export function HomeFailure() {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const [isTrying, setTrying] = useState(false)

  function retry() {
    if (isTrying) return
    setTrying(true)
    void askAgain(client).finally(() => setTrying(false))
  }

  return (
    <div ref={handFocusOver} role="alert" className="container" data-failure>
      <p>{isTrying ? LL.site.waiting() : LL.home.failed()}</p>
      <button type="button" className="quiet" aria-disabled={isTrying} onClick={retry}>
        {LL.errors.retry()}
      </button>
    </div>
  )
}
