import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refetchFailed } from './refetch-failed.ts'

type Answer = { resolve: (data: string) => void; reject: (error: Error) => void }

function openFirstRead() {
  const client = new QueryClient()
  const answers: Answer[] = []
  const query = {
    queryKey: ['list'],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      signal.throwIfAborted()
      return new Promise<string>((resolve, reject) => answers.push({ resolve, reject }))
    },
    retry: false,
  }
  const stop = new QueryObserver(client, query).subscribe(() => {})
  return { client, query, answers, stop }
}

test('a retry does not join an older read, which would show its failure', async () => {
  const { client, query, answers, stop } = openFirstRead()
  const loader = client.ensureQueryData(query)
  const retried = refetchFailed(client, 'pending')
  answers[0]!.reject(new Error('older'))
  answers[1]!.resolve('fresh')
  await retried
  expect(await loader).toBe('fresh')
  expect(client.getQueryState(query.queryKey)).toMatchObject({ status: 'success', data: 'fresh' })
  stop()
})

test('a navigation reads what has failed and leaves a read in flight alone', async () => {
  const { client, query, answers, stop } = openFirstRead()
  void refetchFailed(client)
  expect(answers).toHaveLength(1)
  answers[0]!.reject(new Error('refused'))
  await expect.poll(() => client.getQueryState(query.queryKey)?.status).toBe('error')
  const refetched = refetchFailed(client)
  answers[1]!.resolve('fresh')
  await refetched
  expect(client.getQueryData(query.queryKey)).toBe('fresh')
  stop()
})
