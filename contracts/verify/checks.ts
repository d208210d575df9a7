import type { Check } from './check.ts'
import { fuzz } from './fuzz.ts'
import { accountLaws } from './laws/accounts.ts'
import { anonymousLaws } from './laws/anonymous.ts'
import { cancellationLaws } from './laws/cancellations.ts'
import { cartAccessLaws } from './laws/cart-access.ts'
import { cartMergeLaws } from './laws/cart-merge.ts'
import { cachingLaws } from './laws/caching.ts'
import { cartTotalLaws } from './laws/cart-totals.ts'
import { catalogueLaws } from './laws/catalogue.ts'
import { choiceLaws } from './laws/choices.ts'
import { credentialLaws } from './laws/credentials.ts'
import { contentLaws } from './laws/content.ts'
import { cartCountLaws } from './laws/cart-counts.ts'
import { deviceLaws } from './laws/devices.ts'
import { deliveryEstimateLaws } from './laws/delivery-estimates.ts'
import { eventNoticeLaws } from './laws/event-notices.ts'
import { facetLaws } from './laws/facets.ts'
import { filterLaws } from './laws/filters.ts'
import { formerAddressLaws } from './laws/former-addresses.ts'
import { formLaws } from './laws/forms.ts'
import { guestLaws } from './laws/guests.ts'
import { languageLaws } from './laws/languages.ts'
import { likeLaws } from './laws/likes.ts'
import { cartLineLaws } from './laws/cart-lines.ts'
import { linkLaws } from './laws/links.ts'
import { listLaws } from './laws/lists.ts'
import { sharedCartLaws } from './laws/shared-carts.ts'
import { sharedListLaws } from './laws/shared-lists.ts'
import { memberChoiceLaws } from './laws/member-choices.ts'
import { memberLaws } from './laws/members.ts'
import { ownReviewLaws } from './laws/own-reviews.ts'
import { pushLaws } from './laws/push.ts'
import { questionLaws } from './laws/questions.ts'
import { returnLaws } from './laws/returns.ts'
import { reviewLaws } from './laws/reviews.ts'
import { newsletterLaws } from './laws/newsletter.ts'
import { noticeLaws } from './laws/notices.ts'
import { orderLimitLaws } from './laws/order-limits.ts'
import { orderListLaws } from './laws/order-list.ts'
import { orderDeliveryLaws } from './laws/order-deliveries.ts'
import { orderLaws } from './laws/orders.ts'
import { pageLaws } from './laws/pages.ts'
import { productFactLaws } from './laws/product-facts.ts'
import { privacyLaws } from './laws/privacy.ts'
import { readLaws } from './laws/reads.ts'
import { sortLaws } from './laws/sorts.ts'
import { subscriptionLaws } from './laws/subscriptions.ts'
import { tehranDayLaws } from './laws/tehran-days.ts'
import { textLaws } from './laws/texts.ts'
import { throttlingLaws } from './laws/throttling.ts'
import { trackLaws } from './laws/track.ts'
import { tokenLaws } from './laws/tokens.ts'
import { walletLaws } from './laws/wallet.ts'
import { walletOrderLaws } from './laws/wallet-orders.ts'
import { negatives } from './negatives.ts'
import { shapes } from './shapes.ts'

const movesClock = ({ needs = [] }: Check) => needs.includes('clock')

const all = [
  ...shapes,
  ...readLaws,
  ...languageLaws,
  ...cartCountLaws,
  ...cartLineLaws,
  ...cartTotalLaws,
  ...choiceLaws,
  ...memberChoiceLaws,
  ...guestLaws,
  ...memberLaws,
  ...cartAccessLaws,
  ...anonymousLaws,
  ...cachingLaws,
  ...credentialLaws,
  ...throttlingLaws,
  ...tokenLaws,
  ...cartMergeLaws,
  ...accountLaws,
  ...deviceLaws,
  ...privacyLaws,
  ...catalogueLaws,
  ...productFactLaws,
  ...deliveryEstimateLaws,
  ...pageLaws,
  ...sortLaws,
  ...facetLaws,
  ...filterLaws,
  ...textLaws,
  ...linkLaws,
  ...formerAddressLaws,
  ...likeLaws,
  ...reviewLaws,
  ...ownReviewLaws,
  ...questionLaws,
  ...listLaws,
  ...sharedListLaws,
  ...sharedCartLaws,
  ...subscriptionLaws,
  ...noticeLaws,
  ...pushLaws,
  ...eventNoticeLaws,
  ...orderLaws,
  ...orderListLaws,
  ...orderLimitLaws,
  ...walletLaws,
  ...walletOrderLaws,
  ...cancellationLaws,
  ...orderDeliveryLaws,
  ...returnLaws,
  ...tehranDayLaws,
  ...trackLaws,
  ...contentLaws,
  ...formLaws,
  ...newsletterLaws,
  ...negatives,
  ...fuzz,
]

/** Checks that move the clock come last: they end the account’s session. */
export const checks: readonly Check[] = [
  ...all.filter((check) => !movesClock(check)),
  ...all.filter(movesClock),
]
