import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { TrackOrder } from '#src/features/checkout/TrackOrder/TrackOrder.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export const Route = createFileRoute('/track')({
  loader: ({ context }) => context.texts('order', 'checkout'),
  component: TrackPage,
})

function TrackPage() {
  const { LL } = useI18nContext()
  return (
    <div className="container">
      <NoIndexHead title={LL.order.track.title()} />
      <TrackOrder />
    </div>
  )
}
