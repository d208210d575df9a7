import type { Product } from '#contracts/product.ts'
import classes from './Specs.module.css'

type Props = Pick<Product, 'specs'> & { labelledBy: string }

export function Specs({ specs, labelledBy }: Props) {
  return (
    <table className={classes.specs} aria-labelledby={labelledBy}>
      <tbody>
        {specs.map(({ title, value }, index) => (
          <tr key={index}>
            <th scope="row">{title}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
