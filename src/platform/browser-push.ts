import { forgetPush } from './push-renewal.ts'
import { registerScript } from './worker-script.ts'

export const supportsPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Anew: one that was made with another key could not be sent to. */
export async function subscribeBrowser(key: string): Promise<PushSubscription> {
  const container = navigator.serviceWorker
  await registerScript(container)
  const { pushManager } = await container.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Nothing reaches this browser any more, whatever the server still knows. */
export async function endPush(): Promise<void> {
  if (!supportsPush()) return
  await (await currentSubscription())?.unsubscribe()
  await forgetPush()
}
