import { UnstyledButton } from '@mantine/core'
import type { OptionName, Product, ProductItem } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { itemWith } from '../variants.ts'
import classes from './VariantPicker.module.css'

type Props = { product: Product; item: ProductItem; onPick: (item: ProductItem) => void }

export function VariantPicker({ product, item, onPick }: Props) {
  const { LL } = useI18nContext()

  function option(axis: OptionName, { value, title, swatch }: Product['axes'][number]['values'][number]) {
    const target = itemWith(product.items, item, axis, value)
    if (!target) return null
    const soldOut = target.stockLeft === 0
    return (
      <li key={value}>
        <UnstyledButton
          className={classes.option}
          data-swatch={swatch ? true : undefined}
          data-sold-out={soldOut || undefined}
          aria-pressed={item.options[axis] === value}
          aria-label={soldOut ? LL.product.optionSoldOut({ title }) : title}
          onClick={() => onPick(target)}
        >
          {swatch && <span className={classes.swatch} style={{ backgroundColor: swatch }} />}
          <span>{title}</span>
        </UnstyledButton>
      </li>
    )
  }

  return (
    <div className={classes.axes}>
      {product.axes.map(({ name, values }) => (
        <div key={name} role="group" aria-labelledby={`option-${name}`}>
          <h2 id={`option-${name}`} className={classes.title}>
            {LL.product.option[name]()}
          </h2>
          <ul className={classes.options}>{values.map((value) => option(name, value))}</ul>
        </div>
      ))}
    </div>
  )
}
