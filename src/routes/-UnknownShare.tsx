import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

/** For a link that is unknown, expired or no longer shared. */
export function UnknownShare({ title, text }: { title: string; text: string }) {
  const { LL } = useI18nContext()
  return (
    <>
      <NoIndexHead title={title} />
      <EmptyState drawing="thread" title={title} text={text}>
        <Button renderRoot={(props) => <Link to="/search" {...props} />} size="md">
          {LL.cart.browse()}
        </Button>
      </EmptyState>
    </>
  )
}
