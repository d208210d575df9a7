import type { MerchantReturnPolicy } from 'schema-dts'
import { merchant } from '#src/platform/merchant.ts'

export const returnPolicyLd: MerchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: merchant.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: merchant.returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
}
