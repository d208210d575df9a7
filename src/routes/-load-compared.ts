import type { QueryClient } from '@tanstack/react-query'
import { isStatus } from '#src/api/errors.ts'
import { comparedName, namedGoods } from '#src/features/catalogue/compared-products.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { comparedNoMore } from '#src/stores/compare.ts'

type Address = { catLabel: string; label: string }

/** What the server does not have falls out, of what was chosen too; the others are compared. */
const orNothing = (address: Address) => (error: unknown) => {
  if (!isStatus(error, 404) && !isStatus(error, 400)) throw error
  comparedNoMore(comparedName(address))
  return null
}

export async function loadCompared(queryClient: QueryClient, names: readonly string[] | undefined) {
  const { goods, refused } = namedGoods(names)
  const answers = await Promise.all(
    goods.map((address) =>
      queryClient.ensureQueryData(productQueries.detail(address)).catch(orNothing(address)),
    ),
  )
  const products = answers.filter((product) => product !== null)
  return { products, dropped: refused + answers.length - products.length }
}
