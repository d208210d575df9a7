import { onlineManager } from '@tanstack/react-query'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { refetchCart } from '#src/features/checkout/refetch-cart.ts'
import { cartScope, currentBasketId } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'

const channelName = 'zarrin-cart'

const isOfCart = ({ options }: Mutation) => options.scope?.id === cartScope.id

/** A mutation that is queued behind its scope is paused as well. */
const waitsForNetwork = (mutation: Mutation) =>
  isOfCart(mutation) && mutation.state.isPaused && !onlineManager.isOnline()

export function syncCart(client: QueryClient, LL: TranslationFunctions) {
  const channel = new BroadcastChannel(channelName)
  const mutations = client.getMutationCache()
  /** TanStack Query assumes a network until the first `offline` event. */
  onlineManager.setOnline(navigator.onLine)

  mutations.subscribe((event) => {
    if (event.type !== 'updated' || !isOfCart(event.mutation)) return
    if (event.action.type === 'success') channel.postMessage('changed')
    if (event.action.type === 'pause' && waitsForNetwork(event.mutation))
      showToast({ tone: 'info', title: LL.errors.offlineWaits() })
  })

  channel.addEventListener('message', () => {
    currentBasketId()
    void refetchCart(client)
  })

  globalThis.addEventListener('beforeunload', (event) => {
    if (mutations.getAll().some(waitsForNetwork)) event.preventDefault()
  })
}
