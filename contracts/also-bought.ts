import * as z from 'zod/mini'
import { ProductCard } from './catalogue.ts'
import { get } from './endpoint.ts'
import { tolerant } from './tolerance.ts'
import { queryInt } from './values.ts'

/** The most often bought first; never the product itself. */
export const alsoBought = get('/api/products/alsoBought', {
  input: z.object({ productId: queryInt.check(z.positive()) }),
  output: tolerant(z.array(ProductCard)),
  payload: 'list',
  provenance: 'assumed',
})
