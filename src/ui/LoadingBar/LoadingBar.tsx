import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './LoadingBar.module.css'
import { loading, loadingBegan, loadingEnded, timing } from './loading-bar.ts'

/** Along the upper edge while a page is on its way. Its text is of the namespace `app`. */
export default function LoadingBar() {
  const { LL } = useI18nContext()
  const { phase } = useSnapshot(loading)
  const router = useRouter()
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeLoad', loadingBegan),
      router.subscribe('onResolved', loadingEnded),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router])
  return (
    <>
      <p role="status" className="visually-hidden">
        {phase === 'running' && LL.app.loading()}
      </p>
      {phase !== 'idle' && (
        <div
          aria-hidden
          className={classes.bar}
          data-phase={phase}
          style={{ animationDuration: `${timing.duration}ms`, transitionDuration: `${timing.resetDelay}ms` }}
        />
      )}
    </>
  )
}
