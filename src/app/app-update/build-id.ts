import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { pollWhileVisible } from '#src/platform/poll-while-visible.ts'
import type { AppRouter } from '../router.ts'
import { build } from './build.ts'
import { mayReload } from './reload-guard.ts'

/** Milliseconds. */
const interval = 3_600_000

const Latest = z.object({ id: z.string() })

/** The id of the build that made this page; null in development and inside another page. */
export const ownBuildId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null

async function latestBuildId(signal: AbortSignal): Promise<string> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store', signal })
  return Latest.parse(await response.json()).id
}

/** Once the server has another build, navigation to another page is a document load. */
export function pollBuildId(own: string, router: AppRouter, client: QueryClient) {
  pollWhileVisible(interval, async (signal) => {
    build.isOutdated = (await latestBuildId(signal)) !== own
  })

  /** Filters and tabs stay on their page. A reload would abort a mutation. */
  build.needsReload = (navigation) => {
    if (!build.isOutdated || client.isMutating() > 0) return false
    const { pathname, publicHref } = router.buildLocation(navigation)
    return pathname !== router.state.location.pathname && mayReload(publicHref.replace(/[?#].*/s, ''))
  }
}
