import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { compare, comparisonCleared } from '#src/stores/compare.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'
import { parseComparedProducts } from '../compared-products.ts'
import { productQuery } from '../product-query.ts'
import classes from './CompareBar.module.css'

const passFocusToContent = passFocus(() => document.getElementById('content'))

export function CompareBar() {
  const { LL } = useI18nContext()
  const chosen = [...useSnapshot(compare).chosen]
  const addresses = parseComparedProducts(chosen)
  const results = useQueries({ queries: addresses.map((address) => productQuery(address)) })
  if (chosen.length === 0) return null
  return (
    <section ref={passFocusToContent} aria-label={LL.details.compare.chosen()} className={classes.bar}>
      <ul className={classes.pictures}>
        {results.map(({ data }, index) => (
          <li key={chosen[index]}>
            {data && <Picture picture={data.picture} width={32} alt={data.title} />}
          </li>
        ))}
      </ul>
      <p role="status" className={classes.count}>
        {LL.details.compare.count({ count: chosen.length })}
      </p>
      <div className={classes.actions}>
        <Button variant="subtle" color="var(--ink-2)" px={12} onClick={comparisonCleared}>
          {LL.details.compare.clear()}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/compare" search={{ product: chosen }} {...props} />}
        >
          {LL.details.compare.open()}
        </Button>
      </div>
    </section>
  )
}
