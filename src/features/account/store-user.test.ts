import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sampleUser } from '#src/api/stub-fetch.ts'
import { storeUser } from './store-user.ts'
import { userQuery } from './user-query.ts'

const { queryKey } = userQuery()
const renamed = { ...sampleUser, fullName: 'سارا احمدی' }
const other = { ...sampleUser, id: sampleUser.id + 1 }

test.each([
  ['takes the place of the former name', sampleUser, renamed],
  ['is not stored once another member has signed in', other, other],
  ['is not stored once the member has signed out', undefined, undefined],
])('a saved name %s', (_, current, stored) => {
  const client = new QueryClient()
  client.setQueryData(queryKey, current)
  expect(storeUser(client, renamed)).toBe(stored === renamed)
  expect(client.getQueryData(queryKey)).toEqual(stored)
})
