import { useI18nContext } from '#i18n/i18n-react.tsx'

type Props = {
  text: string
  /** The rest of the page is there: it keeps its heading, and search engines may list it. */
  isPart?: boolean
  onRetry: () => void
}

/** Part of the entry chunk, for when no other chunk loads. */
export function PlainError({ text, isPart, onRetry }: Props) {
  const { LL } = useI18nContext()
  /** While the page that it replaces is still there. */
  const takesFocus = !isPart && Boolean(document.activeElement?.closest('main'))
  const Heading = isPart ? 'h2' : 'h1'
  return (
    <div className="container" role="alert">
      {!isPart && <meta name="robots" content="noindex" />}
      <Heading>{LL.errors.title()}</Heading>
      <p>
        {text} {LL.errors.kept()}
      </p>
      <button type="button" className="action" autoFocus={takesFocus} onClick={onRetry}>
        {LL.errors.retry()}
      </button>
    </div>
  )
}
