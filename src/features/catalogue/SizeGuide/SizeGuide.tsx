import { useId } from 'react'
import type { SizeGuide as Guide } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Sheet } from '#src/ui/Sheet/Sheet.tsx'
import classes from './SizeGuide.module.css'

type Props = { guide: Guide; opened: boolean; onClose: () => void }

/** A scrollable region must be focusable for keyboard users. */
const scroller = { role: 'region', tabIndex: 0 }

export function SizeGuide({ guide: { caption, columns, rows }, opened, onClose }: Props) {
  const { LL } = useI18nContext()
  const id = useId()
  return (
    <Sheet opened={opened} onClose={onClose} position="bottom" size="auto" title={LL.details.sizeGuide()}>
      <p id={id} className={classes.caption}>
        {caption}
      </p>
      <div {...scroller} className={classes.frame} aria-labelledby={id}>
        <table className={classes.table} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], at) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  )
}
