import { Button } from '@mantine/core'
import { useSnapshot } from 'valtio'
import type { Product } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { comparisonAdded, compare, comparisonRemoved, mostCompared } from '#src/stores/compare.ts'
import { showToast } from '#src/stores/toasts.ts'
import { IconCheck, IconScale } from '#src/ui/icons.ts'
import { compareKey } from '../compared-products.ts'

type Props = { product: Pick<Product, 'catLabel' | 'label'> }

export function CompareToggle({ product }: Props) {
  const { LL } = useI18nContext()
  const name = compareKey(product)
  const isChosen = useSnapshot(compare).chosen.includes(name)
  const Icon = isChosen ? IconCheck : IconScale

  function toggle() {
    if (isChosen) return comparisonRemoved(name)
    if (comparisonAdded(name)) return
    const { full, fullText } = LL.details.compare
    showToast({ tone: 'info', title: full({ most: mostCompared }), description: fullText() })
  }

  return (
    <Button
      variant="default"
      leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
      aria-pressed={isChosen}
      onClick={toggle}
    >
      {LL.details.compare.toggle()}
    </Button>
  )
}
