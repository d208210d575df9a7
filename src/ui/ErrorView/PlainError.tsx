import { useI18nContext } from '#i18n/i18n-react.tsx'

type Props = { text: string; onRetry: () => void }

/** Part of the entry chunk, for when no other chunk loads. */
export function PlainError({ text, onRetry }: Props) {
  const { LL } = useI18nContext()
  return (
    <div className="container" role="alert">
      <meta name="robots" content="noindex" />
      <h1>{LL.errors.title()}</h1>
      <p>
        {text} {LL.errors.kept()}
      </p>
      <button type="button" className="action" onClick={onRetry}>
        {LL.errors.retry()}
      </button>
    </div>
  )
}
