import { Link, useLocation } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { NoIndexHead } from '../NoIndexHead/NoIndexHead.tsx'

function View({ beginAnew }: { beginAnew: boolean }) {
  const { LL } = useI18nContext()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const title = (
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

/** The non-fatal 404: the path as it was asked for, and the way home. */
export function NotFound() {
  return <View beginAnew={false} />
}

/** The fatal one: the way home loads the shop anew. */
export function FatalNotFound() {
  return <View beginAnew />
}
