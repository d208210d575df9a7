import { Link, useLocation } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { localizedPath } from '#i18n/locales.ts'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { NoIndexHead } from '../NoIndexHead/NoIndexHead.tsx'

function NotFoundView({ beginAnew }: { beginAnew: boolean }) {
  const { LL, locale } = useI18nContext()
  const path = useLocation({ select: ({ pathname }) => localizedPath(locale, pathname) })
  /** A host answers every unknown address with the same page. */
  const title = import.meta.env.SSR ? (
    LL.errors.notFound()
  ) : (
    <>
      {LL.errors.notFound()}: <bdi dir="ltr">{path}</bdi>
    </>
  )
  return (
    <div className="container">
      <NoIndexHead title={LL.errors.notFound()} />
      <EmptyState drawing="notFound" title={title} text={LL.errors.notFoundText()}>
        <Link to="/" reloadDocument={beginAnew} className="action">
          {LL.errors.home()}
        </Link>
      </EmptyState>
    </div>
  )
}

export function NotFound() {
  return <NotFoundView beginAnew={false} />
}

export function FatalNotFound() {
  return <NotFoundView beginAnew />
}
