import * as z from 'zod/mini'
import { ProductCard, ProductList } from './catalogue.ts'
import { get } from './endpoint.ts'
import { tolerant } from './tolerance.ts'

export const suggest = get('/api/products/suggest', {
  input: z.object({ text: z.string().check(z.maxLength(200)) }),
  output: z.object({
    products: tolerant(z.array(ProductCard)),
    categories: ProductList.shape.path,
  }),
  provenance: 'assumed',
})
