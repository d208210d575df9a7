import { spyOn } from 'storybook/test'

const endpoint = 'https://push.example/send/this-browser'
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

type Browser = {
  permission?: NotificationPermission
  answer?: NotificationPermission
  /** Unknown to the server. */
  isSubscribed?: boolean
}

/** Stands for what the tests' browser lacks: a permission prompt and a push service. For `beforeEach`. */
export const pushBrowser =
  ({ permission = 'default', answer = 'granted', isSubscribed = false }: Browser = {}) =>
  () => {
    let current = permission
    const unsubscribe = async () => {
      subscription = null
      return true
    }
    const made = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) }
    let subscription = isSubscribed ? made : null
    const subscribe = async () => (subscription = made)
    const registration = { pushManager: { getSubscription: async () => subscription, subscribe } }
    const found = registration as unknown as ServiceWorkerRegistration
    const { serviceWorker } = navigator
    const spies = [
      spyOn(Notification, 'permission', 'get').mockImplementation(() => current),
      spyOn(Notification, 'requestPermission').mockImplementation(async () => (current = answer)),
      spyOn(serviceWorker, 'getRegistration').mockImplementation(async () => found),
      spyOn(serviceWorker, 'register').mockImplementation(async () => found),
      spyOn(serviceWorker, 'ready', 'get').mockImplementation(async () => found),
    ]
    return () => spies.forEach((spy) => spy.mockRestore())
  }

/** Runs before the story draws: the browser has no push service at all. */
export function withoutPush() {
  const { PushManager } = globalThis
  Reflect.deleteProperty(globalThis, 'PushManager')
  return () => void Object.assign(globalThis, { PushManager })
}
