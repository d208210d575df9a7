import { limitConcurrency } from '../build/limit-concurrency.ts'

/** Header by which a cache in front draws a page anew; its value is the secret. */
export const refreshHeader = 'x-refresh'

/** Milliseconds. */
const timeout = 15_000
const concurrency = 4

/** The status by address, or what failed. */
export type Refreshed = Record<string, number | string>

/** Asks the cache for each address in such a way that it fetches the page again and keeps that. */
export async function refreshCache(
  cache: string,
  secret: string,
  addresses: readonly string[],
): Promise<Refreshed> {
  const limited = limitConcurrency(concurrency)
  const refresh = async (address: string) => {
    try {
      const response = await fetch(cache + address, {
        headers: { [refreshHeader]: secret },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      await response.arrayBuffer()
      return response.status
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const pairs = addresses.map((address) => limited(async () => [address, await refresh(address)] as const))
  return Object.fromEntries(await Promise.all(pairs))
}
