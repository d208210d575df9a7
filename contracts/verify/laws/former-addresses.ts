import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'

const law = lawsOf('catalogue')

const assumes = 'a former label is answered with the present one'

export const formerAddressLaws = [
  law(
    'a-former-address-answers-the-product-with-its-present-one',
    { calls: ['product'], needs: ['formerProducts'], assumes },
    async (context) => {
      const shopper = context.guest()
      await context.each(context.formerProducts(), async (former) => {
        const product = await shopper.ok('product', former)
        const { catLabel, label } = product
        const isPresent = catLabel !== former.catLabel || label !== former.label
        expectThat(isPresent, `another address than ${former.catLabel}/${former.label}`, { catLabel, label })
        expectSame(
          `the product ${catLabel}/${label}`,
          await shopper.ok('product', { catLabel, label }),
          product,
        )
      })
    },
  ),

  law(
    'a-former-label-answers-the-category-with-its-present-one',
    { calls: ['products'], needs: ['formerCategory'], assumes },
    async (context) => {
      const shopper = context.guest()
      const former = context.formerCategory()
      const list = await shopper.ok('products', { category: former })
      const label = list.category?.label
      expectThat(label !== undefined && label !== former, `another label than ${former}`, label)
      expectSame(`the products of ${label}`, await shopper.ok('products', { category: label }), list)
    },
  ),

  law(
    'a-former-label-answers-the-entry-with-its-present-one',
    { calls: ['contentEntry'], needs: ['formerEntry'], assumes },
    async (context) => {
      const shopper = context.guest()
      const former = context.formerEntry()
      const entry = await shopper.ok('contentEntry', former)
      const { kind, label } = entry
      expectThat(label !== former.label, `another label than ${former.label}`, label)
      expectSame(`the entry ${label}`, await shopper.ok('contentEntry', { kind, label }), entry)
    },
  ),

  law(
    'a-product-that-is-gone-for-good-is-410',
    { calls: ['product'], needs: ['goneProduct'], assumes: 'a product that was taken out for good is a 410' },
    async (context) => {
      await context.guest().refused('product', context.goneProduct(), 410)
    },
  ),
]
