import * as z from 'zod/mini'

/** Milliseconds between two looks at which build the server has. */
export const buildInterval = 3_600_000

const Latest = z.object({ id: z.string() })

/** The build that this page is of; null in development and where the shop is shown inside another page. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null

/** The build that the server has now. Throws what `fetch` throws, and for an answer that names none. */
export async function latestBuild(signal: AbortSignal): Promise<string> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store', signal })
  return Latest.parse(await response.json()).id
}
