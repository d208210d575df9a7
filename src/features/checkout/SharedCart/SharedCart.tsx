import type { OutputOf } from '#contracts/endpoint.ts'
import type { sharedCart } from '#contracts/shared-carts.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BrowseButton } from '#src/ui/BrowseButton/BrowseButton.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { AddRest } from '../AddRest/AddRest.tsx'
import { wantedLine } from '../add-all.ts'
import { useAddAll } from '../use-add-all.ts'
import { SharedCartLine } from './SharedCartLine.tsx'
import classes from './SharedCart.module.css'

export function SharedCart({ cart }: { cart: OutputOf<typeof sharedCart> }) {
  const { LL, locale } = useI18nContext()
  const texts = LL.lists.sharedCart
  const { lines, goneCount, expiresAt } = cart
  const wanted = lines.map((line) => wantedLine(line, line.count))
  const adding = useAddAll(wanted)
  return (
    <div className={classes.page}>
      <header>
        <h1>{texts.title()}</h1>
        <p className={classes.text}>{texts.text({ date: formattersOf(locale).date(expiresAt) })}</p>
      </header>
      {lines.length === 0 ? (
        <EmptyState drawing="bowl" titleTag="h2" title={texts.empty()} text={texts.emptyText()}>
          <BrowseButton />
        </EmptyState>
      ) : (
        <>
          {goneCount > 0 && <p className={classes.gone}>{texts.gone({ count: goneCount })}</p>}
          <ul aria-label={texts.title()}>
            {lines.map((line, at) => (
              <SharedCartLine key={line.productItemId} line={line} wanted={wanted[at]!} adding={adding} />
            ))}
          </ul>
          <AddRest adding={adding} />
        </>
      )}
    </div>
  )
}
