import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Product } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { IconX } from '#src/ui/icons.ts'
import type { CompareRow } from '../compare-rows.ts'
import classes from './CompareTable.module.css'

type Props = {
  products: readonly Product[]
  rows: readonly CompareRow[]
  renderAddButton: (product: Product) => ReactNode
  onRemove: (product: Product) => void
}

/** A scrollable region must be focusable for keyboard users. */
const scroller = { role: 'region', tabIndex: 0 }

export function CompareTable({ products, rows, renderAddButton, onRemove }: Props) {
  const { LL } = useI18nContext()
  const text = LL.details.compare
  return (
    <div {...scroller} aria-label={text.title()} className={classes.region}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              <span className="visually-hidden">{text.feature()}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={classes.good}>
                <Picture picture={product.picture} width={128} alt="" />
                <Link
                  to="/search/$catLabel/$productLabel"
                  params={{ catLabel: product.catLabel, productLabel: product.label }}
                  className={classes.name}
                >
                  {product.title}
                </Link>
                <ActionIcon
                  variant="subtle"
                  color="var(--ink-2)"
                  size={44}
                  className={classes.remove}
                  aria-label={text.remove({ title: product.title })}
                  onClick={() => onRemove(product)}
                >
                  <IconX size={20} stroke={1.6} />
                </ActionIcon>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, values, differs }) => (
            <tr key={title} data-differs={differs || undefined}>
              <th scope="row">
                {title}
                {differs && <span className="visually-hidden"> ({text.differs()})</span>}
              </th>
              {values.map((value, index) => (
                <td key={products[index]?.id}>
                  {value ?? (
                    <span className={classes.unknown}>
                      <span aria-hidden>—</span>
                      <span className="visually-hidden">{text.unknown()}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{LL.nav.cart()}</th>
            {products.map((product) => (
              <td key={product.id}>{renderAddButton(product)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
