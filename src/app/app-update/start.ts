import { finishPushRenewal } from '#src/features/pwa/finish-push-renewal.ts'
import { startInstallOffer } from '#src/features/pwa/offer-install.ts'
import { pollWhileVisible } from '#src/platform/poll-while-visible.ts'
import { pushKey } from '#src/platform/push-key.ts'
import { reloadAfterMutations } from '#src/platform/reload-after-mutations.ts'
import { reportError } from '#src/platform/report-error.ts'
import { answerAddress } from '#src/platform/tab-address.ts'
import { auth } from '#src/stores/auth.ts'
import { showToast } from '#src/stores/toasts.ts'
import type { AppContext } from '../router.ts'
import { ownBuildId, pollBuildId } from './build-id.ts'
import { cacheFirstVisit } from './cache-first-visit.ts'
import { isBusy } from './is-busy.ts'
import { catchUpWhenRestored } from './restored-page.ts'
import { registerWorker, workerInterval } from './register-service-worker.ts'

export async function startAppUpdate({ router, client, LL }: AppContext) {
  catchUpWhenRestored()
  const own = ownBuildId()
  if (own === null) return
  pollBuildId(own, router, client)
  startInstallOffer(router)
  const { serviceWorker: container } = navigator
  if (!container) return
  answerAddress(container)
  const isFirstVisit = container.controller === null

  container.addEventListener('controllerchange', () => {
    if (isFirstVisit && container.controller) cacheFirstVisit(container.controller)
  })
  const worker = await registerWorker(container, {
    isBusy: () => isBusy(client),
    reload: () => reloadAfterMutations(client),
    offer: (onPress) =>
      showToast({ tone: 'info', title: LL.app.update(), action: { label: LL.app.reload(), onPress } }),
    onFailure: (error) => reportError(error, 'worker'),
  })
  if (!worker) return
  if (pushKey !== null && auth.hasSession)
    finishPushRenewal().catch((error: unknown) => reportError(error, 'worker'))
  pollWhileVisible(workerInterval, worker.checkForUpdate)
  router.subscribe('onResolved', worker.retryUpdate)
}
