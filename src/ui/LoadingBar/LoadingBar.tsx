import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import classes from './LoadingBar.module.css'
import { loading, startLoading, stopLoading, timing } from './loading-bar.ts'

/** Screen readers tell the title of a new document, not that of a new page of the router. */
export function LoadingBar() {
  const { LL, locale } = useI18nContext()
  const { phase } = useSnapshot(loading)
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const { status, resolvedLocation } = router.state
    if (status === 'pending' && resolvedLocation) startLoading()
    /** A page that waits for its data has no title yet: the document is named after the shop. */
    const isUntitled = () => document.title === site.name[locale]
    const titles = new MutationObserver(() => {
      if (isUntitled()) return
      titles.disconnect()
      setTitle(document.title)
    })
    const stops = [
      () => titles.disconnect(),
      router.subscribe('onBeforeLoad', () => {
        titles.disconnect()
        setTitle('')
        startLoading()
      }),
      router.subscribe('onResolved', stopLoading),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation) return
        if (isUntitled()) titles.observe(document.head, { childList: true })
        else if (pathChanged || loading.phase === 'done') setTitle(document.title)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router, locale])
  return (
    <>
      <p role="status" className="visually-hidden">
        {phase === 'running' ? LL.app.loading() : title}
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
