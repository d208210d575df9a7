import type { RefundWay } from '#contracts/refunds.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'

type Props = { ways: readonly (RefundWay | 'unknown')[]; value: string; onChange: (way: string) => void }

const choosable = ['wallet', 'card'] as const

/** Nothing where the order offers one way only. */
export function ReturnWay({ ways, value, onChange }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.order.returns
  const offered = choosable.filter((way) => ways.includes(way))
  if (offered.length < 2) return null
  return (
    <ChoiceCards
      name="return-way"
      title={texts.way()}
      value={value}
      choices={offered.map((way) => ({
        value: way,
        title: texts.ways[way].title(),
        text: texts.ways[way].text(),
      }))}
      onChange={onChange}
    />
  )
}
