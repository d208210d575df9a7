import { useId } from 'react'
import type { OptionAxis, Product, ProductItem } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useOptimisticChange } from '#src/ui/use-optimistic-change.ts'
import { stockText, stockTone } from '../stock-text.ts'
import { findVariant } from '../variants.ts'
import classes from './VariantPicker.module.css'

type Props = { product: Product; item: ProductItem; onPick: (item: ProductItem) => void }

export function VariantPicker({ product, item, onPick }: Props) {
  const { LL } = useI18nContext()
  const id = useId()
  const [chosen, choose] = useOptimisticChange(item, onPick)

  /** All that may stand below a value: the longest keeps the room, so that no choice moves what follows. */
  const stockTexts = (axis: OptionAxis, value: string) =>
    new Set(
      product.items
        .filter(({ options }) => options[axis.name] === value)
        .map(({ stockLeft }) => stockText(LL, stockLeft)),
    )

  function option(axis: OptionAxis, { value, title, swatch }: OptionAxis['values'][number]) {
    const target = findVariant(product.items, chosen, axis.name, value)
    if (!target) return null
    const stock = stockText(LL, target.stockLeft)
    return (
      <li key={value}>
        <button
          type="button"
          className={classes.option}
          data-stock={stockTone(target.stockLeft)}
          aria-pressed={chosen.options[axis.name] === value}
          onClick={() => choose(target)}
        >
          {swatch && <span className={classes.swatch} style={{ backgroundColor: swatch }} />}
          <span>
            {title}
            <span className={classes.stock}>
              {[...stockTexts(axis, value)].map((text) => (
                <small key={text} aria-hidden={text !== stock || undefined}>
                  {text}
                </small>
              ))}
            </span>
          </span>
        </button>
      </li>
    )
  }

  return (
    <div className={classes.axes}>
      {product.axes.map((axis) => (
        <div key={axis.name} role="group" aria-labelledby={`${id}-${axis.name}`}>
          <h2 id={`${id}-${axis.name}`} className={classes.title}>
            {LL.details.option[axis.name]()}
          </h2>
          <ul className={classes.options}>{axis.values.map((value) => option(axis, value))}</ul>
        </div>
      ))}
    </div>
  )
}
