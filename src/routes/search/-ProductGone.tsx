import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ProductRow } from '#src/features/catalogue/ProductRow/ProductRow.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { cardActions } from '../-card-actions.tsx'

type Props = { catLabel: string; isForGood: boolean }

/** For an address that no product has, and for a product that was taken out for good. */
export function ProductGone({ catLabel, isForGood }: Props) {
  const { LL } = useI18nContext()
  const { gone, goneText, discontinued, discontinuedText } = LL.details
  const title = isForGood ? discontinued() : gone()
  return (
    <>
      <div className="container">
        <NoIndexHead title={title} />
        <EmptyState drawing="bowl" title={title} text={isForGood ? discontinuedText() : goneText()}>
          <Button
            renderRoot={(props) => <Link to="/search/$catLabel" params={{ catLabel }} {...props} />}
            size="md"
          >
            {LL.details.seeCategory()}
          </Button>
          <Button renderRoot={(props) => <Link to="/search" {...props} />} size="md" variant="default">
            {LL.hero.action()}
          </Button>
        </EmptyState>
      </div>
      {isForGood && (
        <ProductRow
          title={LL.details.related()}
          filter={{ category: catLabel, inStock: true, pageSize: 8 }}
          actions={cardActions}
        />
      )}
    </>
  )
}
