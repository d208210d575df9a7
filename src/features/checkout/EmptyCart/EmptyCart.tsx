import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'

type Props = { titleTag?: 'h2'; onLeave?: () => void }

export function EmptyCart({ titleTag, onLeave }: Props) {
  const { LL } = useI18nContext()
  return (
    <EmptyState drawing="basket" title={LL.cart.empty()} titleTag={titleTag} text={LL.checkout.emptyText()}>
      <Button renderRoot={(props) => <Link to="/search" {...props} />} size="md" onClick={onLeave}>
        {LL.cart.browse()}
      </Button>
    </EmptyState>
  )
}
