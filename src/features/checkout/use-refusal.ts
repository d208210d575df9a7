import { useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'

/** Tells of a refusal that came after its place on the screen had gone; there it tells of itself. */
export function useRefusal() {
  const { LL } = useI18nContext()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return (error: Error) => void (isHere.current || toastError(LL)(error))
}
