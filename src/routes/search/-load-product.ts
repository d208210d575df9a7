import { redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { ensureAvailable } from '#src/api/ensure-available.ts'
import { productImageSizes } from '#src/features/catalogue/image-sizes.ts'
import { productQuery } from '#src/features/catalogue/product-query.ts'
import { picturesOf, selectedVariant } from '#src/features/catalogue/variants.ts'
import { imageSources } from '#src/ui/Picture/image-sources.ts'
import { orNotFound } from '../-or-not-found.ts'

type Address = { catLabel: string; label: string }
type Params = { catLabel: string; productLabel: string }

export const addressOf = ({ catLabel, productLabel }: Params): Address => ({
  catLabel,
  label: productLabel,
})

type Page = {
  context: { queryClient: QueryClient }
  params: Params
  location: { search: { item?: number } }
  preload: boolean
}

export const loadPage = ({ context, params }: Page) => loadProduct(context.queryClient, addressOf(params))

/**
 * It is on its way while the code of the page is loaded and the page is drawn. Apart from the loader, since a navigation joins
 * that of a preload that is under way.
 */
export async function startPicture({ context, params, location, preload }: Page) {
  if (preload || import.meta.env.SSR) return
  const product = await loadProduct(context.queryClient, addressOf(params))
  const [picture] = picturesOf(product, selectedVariant(product, location.search.item))
  if (!picture) return
  const { width, sizes } = productImageSizes
  const { srcSet: srcset, ...sources } = imageSources(picture.src, width, sizes)
  Object.assign(new Image(), { fetchPriority: 'high', srcset, ...sources })
}

/** Redirects from a former address. The answer is kept for the present one, so that two addresses cannot lead to each other. */
export async function loadProduct(queryClient: QueryClient, asked: Address) {
  const product = await ensureAvailable(queryClient, productQuery(asked)).catch(orNotFound)
  const { catLabel, label } = product
  if (catLabel === asked.catLabel && label === asked.label) return product
  queryClient.setQueryData(productQuery({ catLabel, label }).queryKey, product)
  throw redirect({
    to: '/search/$catLabel/$productLabel',
    params: { catLabel, productLabel: label },
    search: true,
    hash: true,
    replace: true,
  })
}
