import type { Mutant } from './mutant.ts'
import { rewritingRefusal, rewritingResponse, withBody } from './mutant.ts'

type List = { category: { label: string } | null }

const queryParam = (request: Request, name: string) => new URL(request.url).searchParams.get(name)

export const formerAddressMutants: readonly Mutant[] = [
  rewritingResponse('a product has the labels that were asked for', ['product'], (envelope, { request }) => ({
    ...envelope,
    data: {
      ...(envelope.data as object),
      label: queryParam(request, 'label'),
      catLabel: queryParam(request, 'catLabel'),
    },
  })),
  rewritingResponse('a category has the label that was asked for', ['products'], (envelope, { request }) => {
    const { category, ...list } = envelope.data as List
    return {
      ...envelope,
      data: { ...list, category: category && { ...category, label: queryParam(request, 'category') } },
    }
  }),
  rewritingResponse(
    'an entry has the label that was asked for',
    ['contentEntry'],
    (envelope, { request }) => ({
      ...envelope,
      data: { ...(envelope.data as object), label: request.url.split('/').at(-1) },
    }),
  ),
  rewritingRefusal('a product that is gone is unknown', ['product'], async (response) =>
    withBody(response, await response.text(), { status: response.status === 410 ? 404 : response.status }),
  ),
]
