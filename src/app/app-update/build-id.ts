import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { pollWhileVisible } from '#src/platform/poll-while-visible.ts'
import type { AppRouter } from '../router.ts'
import { build } from './build.ts'
import { mayReload } from './reload-guard.ts'

const pollInterval = 3_600_000

const LatestBuild = z.object({ id: z.string() })

/** Null in development and in Storybook. */
export const ownBuildId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null

async function latestBuildId(signal: AbortSignal): Promise<string> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store', signal })
  return LatestBuild.parse(await response.json()).id
}

/** Once the server has a new build, the next navigation to another page loads the document. */
export function pollBuildId(own: string, router: AppRouter, client: QueryClient) {
  pollWhileVisible(pollInterval, async (signal) => {
    build.isOutdated = (await latestBuildId(signal)) !== own
  })

  /** Filters and tabs keep the pathname and do not reload. */
  build.needsReload = (navigation) => {
    if (!build.isOutdated) return false
    const { pathname, publicHref } = router.buildLocation(navigation)
    return pathname !== router.state.location.pathname && mayReload(client, publicHref.replace(/[?#].*/s, ''))
  }
}
