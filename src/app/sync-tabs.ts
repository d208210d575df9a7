import { onlineManager } from '@tanstack/react-query'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { tabsChannel } from '#src/platform/tabs-channel.ts'
import { cartScope, currentBasketId } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'

/** A mutation that is queued behind its scope is paused as well. */
const waitsForNetwork = ({ options, state }: Mutation) =>
  options.scope?.id === cartScope.id && state.isPaused && !onlineManager.isOnline()

/** Null if the browser blocks cookies: Firefox throws. */
function openChannel() {
  try {
    return new BroadcastChannel(tabsChannel)
  } catch {
    return null
  }
}

/** The scope of a mutation has the name with which the keys of the queries that it changes begin. */
export function syncTabs(client: QueryClient, LL: TranslationFunctions) {
  const channel = openChannel()
  const mutations = client.getMutationCache()
  /** TanStack Query assumes a network until the first `offline` event. */
  onlineManager.setOnline(navigator.onLine)

  mutations.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, mutation } = event
    const { scope } = mutation.options
    if (action.type === 'success' && scope) channel?.postMessage(scope.id)
    if (action.type === 'pause' && waitsForNetwork(mutation))
      showToast({ tone: 'info', title: LL.errors.offlineWaits() })
  })

  channel?.addEventListener('message', ({ data }) => {
    currentBasketId()
    const isOfScope = ({ options }: Mutation) => options.scope?.id === data
    /** An own change that is under way is not undone by an answer without it: it reads again at its end. */
    if (data !== cartScope.id && client.isMutating({ predicate: isOfScope }) > 0) return
    void invalidateQueries(client, { queryKey: [data] })
  })

  addEventListener('beforeunload', (event) => {
    if (mutations.getAll().some(waitsForNetwork)) event.preventDefault()
  })
}
