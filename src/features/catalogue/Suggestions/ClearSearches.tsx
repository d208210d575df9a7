import { useI18nContext } from '#i18n/i18n-react.tsx'
import { forgetSearch, forgetSearches } from '#src/stores/recent.ts'
import { IconX } from '#src/ui/icons.ts'
import classes from './Suggestions.module.css'

type Props = { searches: readonly string[]; onForget: () => void }

/** Outside the listbox, which must not contain buttons. */
export function ClearSearches({ searches, onForget }: Props) {
  const { LL } = useI18nContext()
  return (
    <div className={classes.forget}>
      <button
        type="button"
        className={classes.forgetAll}
        onClick={() => {
          forgetSearches()
          onForget()
        }}
      >
        {LL.search.forgetAll()}
      </button>
      {searches.map((text) => (
        <button
          key={text}
          type="button"
          aria-label={LL.search.forget({ text })}
          onClick={() => {
            forgetSearch(text)
            onForget()
          }}
        >
          <IconX size={16} />
        </button>
      ))}
    </div>
  )
}
