import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { OwnDetails } from '#src/features/account/OwnDetails/OwnDetails.tsx'
import { SavedAddresses } from '#src/features/account/SavedAddresses/SavedAddresses.tsx'
import { ReviewsToWrite } from '#src/features/catalogue/ReviewsToWrite/ReviewsToWrite.tsx'
import { OrdersUnderWay } from '#src/features/checkout/OrdersUnderWay/OrdersUnderWay.tsx'
import { UnreadNotices } from '#src/features/notices/UnreadNotices/UnreadNotices.tsx'
import { WalletBalance } from '#src/features/wallet/WalletBalance/WalletBalance.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import classes from './-overview.module.css'

export const Route = createFileRoute('/profile/')({
  loader: ({ context: { texts } }) => texts('order'),
  component: OverviewPage,
})

/** Each card asks for its own data, so that one failure leaves the others. */
function OverviewPage() {
  const { LL } = useI18nContext()
  return (
    <div className={classes.page}>
      <NoIndexHead title={LL.account.firstPage()} />
      <h1>{LL.account.firstPage()}</h1>
      <div className={classes.wide}>
        <OrdersUnderWay />
      </div>
      <div className={classes.facts}>
        <WalletBalance />
        <ReviewsToWrite />
        <UnreadNotices />
      </div>
      <SavedAddresses />
      <OwnDetails />
    </div>
  )
}
