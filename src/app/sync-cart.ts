import { onlineManager } from '@tanstack/react-query'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { readAgain } from '#src/features/checkout/refetch-cart.ts'
import { currentBasketId } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'

const channelName = 'zarrin-cart'

/** Over plain HTTP in an old browser each tab keeps to itself until it is looked at again. */
const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null)

const ofCart = ({ options }: Mutation) => options.mutationKey?.[0] === 'cart'

/** A mutation is also paused while it stands in line behind another. */
const waitsForNetwork = (mutation: Mutation) =>
  ofCart(mutation) && mutation.state.isPaused && !onlineManager.isOnline()

/** What follows when the basket is changed: in the other tabs, and while the browser is offline. */
export function syncCart(client: QueryClient, LL: TranslationFunctions) {
  const channel = openChannel()
  const mutations = client.getMutationCache()
  /** It would believe in a network until it hears of an end of it. */
  onlineManager.setOnline(navigator.onLine)

  mutations.subscribe((event) => {
    if (event.type !== 'updated' || !ofCart(event.mutation)) return
    if (event.action.type === 'success') channel?.postMessage('changed')
    if (event.action.type === 'pause' && waitsForNetwork(event.mutation))
      showToast({ tone: 'info', title: LL.errors.offlineWaits() })
  })

  channel?.addEventListener('message', () => {
    currentBasketId()
    void readAgain(client).catch(() => null)
  })

  globalThis.addEventListener('beforeunload', (event) => {
    if (mutations.getAll().some(waitsForNetwork)) event.preventDefault()
  })
}
