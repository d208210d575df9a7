import type { QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { reportError } from '#src/platform/report-error.ts'
import { ownBuild } from '#src/features/pwa/latest-build.ts'
import { isBusy } from '#src/features/pwa/busy.ts'
import { followInstall } from '#src/features/pwa/follow-install.ts'
import { followWorker, workerInterval } from '#src/features/pwa/follow-worker.ts'
import { keepFirstVisit } from '#src/features/pwa/keep-first-visit.ts'
import { showToast } from '#src/stores/toasts.ts'
import { pollWhileVisible } from '#src/platform/poll-while-visible.ts'
import { isCatalogueChanged } from '#src/features/pwa/worker/fresh-answers.ts'
import { pollBuild } from './poll-build.ts'
import type { AppRouter } from './router.ts'

type Shop = { router: AppRouter; client: QueryClient; LL: TranslationFunctions }

const catalogueKeys = ['categories', 'products', 'content']

/** The installed shop: its worker, and what follows when the server has another build. Loaded when the first page rests. */
export async function startAppUpdates({ router, client, LL }: Shop) {
  const own = ownBuild()
  if (own === null) return
  pollBuild(router, client, own)
  followInstall(router)
  const { serviceWorker: container } = navigator
  if (!container) return
  const isFirstVisit = container.controller === null

  container.addEventListener('message', ({ data }) => {
    if (!isCatalogueChanged(data)) return
    void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => catalogueKeys.includes(String(key)) })
  })
  container.addEventListener('controllerchange', () => {
    if (isFirstVisit && container.controller) keepFirstVisit(container.controller)
  })
  const worker = await followWorker(container, {
    isBusy: () => isBusy(client),
    reload: () => location.reload(),
    offer: (onPress) =>
      showToast({ tone: 'info', title: LL.app.update(), action: { label: LL.app.reload(), onPress } }),
    onFailure: (error) => reportError(error, 'worker'),
  })
  if (!worker) return
  pollWhileVisible(workerInterval, worker.look)
  router.subscribe('onResolved', worker.tryAgain)
}
