import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { PageTitle } from '#src/ui/PageTitle/PageTitle.tsx'

/** The non-fatal 404: the path as it was asked for, and the way home. */
export function NotFound() {
  const { LL } = useI18nContext()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const title = (
    <>
      {LL.errors.notFound()}: <bdi dir="ltr">{path}</bdi>
    </>
  )
  return (
    <div className="container">
      <PageTitle>{LL.errors.notFound()}</PageTitle>
      <EmptyState drawing="bowl" title={title} text={LL.errors.notFoundText()}>
        <Button renderRoot={(props) => <Link to="/" {...props} />} size="md">
          {LL.errors.home()}
        </Button>
      </EmptyState>
    </div>
  )
}
