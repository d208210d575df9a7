import { useI18nContext } from '#i18n/i18n-react.tsx'

type Props = { text: string; onRetry: () => void }

/** What happened in words, and a way to try again: part of the first script, for when no other comes. */
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
