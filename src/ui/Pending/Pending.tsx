import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'

type Props = { className?: string; children: ReactNode }

/** Stands where a page will: its shape is for the eye, to others it says that the page is awaited. */
export function Pending({ className, children }: Props) {
  const { LL } = useI18nContext()
  return (
    <div className="container" role="status" aria-label={LL.site.waiting()}>
      <div className={className} aria-hidden>
        {children}
      </div>
    </div>
  )
}
