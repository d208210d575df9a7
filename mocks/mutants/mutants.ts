import { accountMutants } from './account-mutants.ts'
import { cancellationMutants } from './cancellation-mutants.ts'
import { cartAccessMutants } from './cart-access-mutants.ts'
import { cartMutants } from './cart-mutants.ts'
import { catalogueMutants } from './catalogue-mutants.ts'
import { checkoutMutants } from './checkout-mutants.ts'
import { dateMutants } from './date-mutants.ts'
import { deviceMutants } from './device-mutants.ts'
import { formMutants } from './form-mutants.ts'
import { formerAddressMutants } from './former-address-mutants.ts'
import { languageMutants } from './language-mutants.ts'
import { linkMutants } from './link-mutants.ts'
import { listingMutants } from './listing-mutants.ts'
import { listMutants } from './list-mutants.ts'
import type { Mutant } from './mutant.ts'
import { newsletterMutants } from './newsletter-mutants.ts'
import { noticeMutants } from './notice-mutants.ts'
import { orderDeliveryMutants } from './order-delivery-mutants.ts'
import { orderMutants } from './order-mutants.ts'
import { pageMutants } from './page-mutants.ts'
import { productMutants } from './product-mutants.ts'
import { returnMutants } from './return-mutants.ts'
import { reviewMutants } from './review-mutants.ts'
import { privacyMutants } from './privacy-mutants.ts'
import { sessionMutants } from './session-mutants.ts'
import { sharedCartMutants } from './shared-cart-mutants.ts'
import { shapeMutants } from './shape-mutants.ts'
import { signInMutants } from './sign-in-mutants.ts'
import { textMutants } from './text-mutants.ts'
import { walletMutants } from './wallet-mutants.ts'
import { writeMutants } from './write-mutants.ts'
import { trackMutants } from './track-mutants.ts'

export const mutants: readonly Mutant[] = [
  ...shapeMutants,
  ...cartMutants,
  ...sessionMutants,
  ...cartAccessMutants,
  ...signInMutants,
  ...accountMutants,
  ...deviceMutants,
  ...privacyMutants,
  ...catalogueMutants,
  ...productMutants,
  ...orderMutants,
  ...cancellationMutants,
  ...orderDeliveryMutants,
  ...returnMutants,
  ...trackMutants,
  ...reviewMutants,
  ...writeMutants,
  ...dateMutants,
  ...textMutants,
  ...languageMutants,
  ...linkMutants,
  ...formerAddressMutants,
  ...listingMutants,
  ...listMutants,
  ...pageMutants,
  ...sharedCartMutants,
  ...checkoutMutants,
  ...walletMutants,
  ...noticeMutants,
  ...newsletterMutants,
  ...formMutants,
]
