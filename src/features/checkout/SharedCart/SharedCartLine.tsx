import { Link } from '@tanstack/react-router'
import type { SharedCartLine as Line } from '#contracts/shared-carts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { passFocus } from '#src/ui/pass-focus.ts'
import { IconCheck } from '#src/ui/icons.ts'
import type { WantedLine } from '../add-all.ts'
import type { Adding } from '../use-add-all.ts'
import classes from './SharedCart.module.css'

const passFocusToLink = passFocus((add) => add.parentElement!.querySelector('a'))

type Props = { line: Line; wanted: WantedLine; adding: Adding }

export function SharedCartLine({ line, wanted, adding }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.lists.sharedCart
  const { productItemId, count, title, label, catLabel, variant, unitPrice, unitPriceBefore, stockLeft } =
    line
  const isSent = adding.sentIds.has(productItemId)
  const before = unitPriceBefore && { before: priceText(LL, unitPriceBefore) }
  const isDearer = unitPriceBefore !== null && unitPrice.amount > unitPriceBefore.amount
  return (
    <li className={classes.line}>
      <div className={classes.picture}>
        <Picture picture={line.picture} width={96} alt="" />
      </div>
      <div className={classes.facts}>
        <Link
          to="/search/$catLabel/$productLabel"
          params={{ catLabel, productLabel: label }}
          search={{ item: productItemId }}
          className={classes.name}
        >
          {title}
        </Link>
        <p className={classes.variant}>{LL.checkout.piecesOf({ variant, count })}</p>
        {stockLeft === 0 && <p className={classes.notice}>{texts.soldOut()}</p>}
        {stockLeft > 0 && stockLeft < count && (
          <p className={classes.notice}>{texts.left({ count: stockLeft })}</p>
        )}
        {before && (
          <p className={isDearer ? classes.notice : classes.cheaper}>
            {isDearer ? texts.dearer(before) : texts.cheaper(before)}
          </p>
        )}
      </div>
      <div className={classes.amount}>
        <Price price={line.linePrice} />
        {count > 1 && <p className={classes.each}>{LL.checkout.each({ price: priceText(LL, unitPrice) })}</p>}
      </div>
      {stockLeft > 0 && (
        <div ref={passFocusToLink} className={classes.add}>
          {adding.addedIds.has(productItemId) ? (
            <p ref={focusIfLost} tabIndex={-1} className={classes.added}>
              <IconCheck size={20} stroke={1.6} aria-hidden />
              {texts.added()}
            </p>
          ) : (
            <LoadingButton
              variant="default"
              isBusy={isSent}
              isAwaited={adding.isPending}
              aria-label={`${LL.cart.add()}: ${wanted.title}`}
              onClick={() => adding.send([wanted])}
            >
              {LL.cart.add()}
            </LoadingButton>
          )}
        </div>
      )}
    </li>
  )
}
