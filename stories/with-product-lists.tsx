import type { Decorator } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ProductList } from '#contracts/catalogue.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'

type Props = { lists: readonly ProductList[]; children: ReactNode }

function WithLists({ lists, children }: Props) {
  const client = useQueryClient()
  useState(() =>
    lists.forEach((list) => {
      const { page, pageSize } = list
      client.setQueryData(productQueries.list({ page, pageSize }).queryKey, list)
    }),
  )
  return children
}

export const withProductLists: Decorator = (Story, { parameters }) => (
  <WithLists lists={parameters.lists}>{Story()}</WithLists>
)
