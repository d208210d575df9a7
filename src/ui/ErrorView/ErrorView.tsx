import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'

type Props = { text: string; onRetry: () => void }

/** What happened, that the cart is safe, and a way to try again. */
export function ErrorView({ text, onRetry }: Props) {
  const { LL } = useI18nContext()
  return (
    <div className="container" role="alert">
      <EmptyState drawing="thread" title={LL.errors.title()} text={`${text} ${LL.errors.kept()}`}>
        <button type="button" className="action" onClick={onRetry}>
          {LL.errors.retry()}
        </button>
      </EmptyState>
    </div>
  )
}
