const question = 'address'

/** Milliseconds: a frozen tab does not answer, and Firefox lets a pressed notification open a window for one second. */
const timeout = 500

export type Tab = { url: string; postMessage(message: unknown, transfer: Transferable[]): void }

/** The address that a tab shows now. `url` is the one it was opened at, which a tab that is not idle yet still shows. */
export const addressOf = (tab: Tab) =>
  new Promise<string>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    tab.postMessage(question, [port2])
    setTimeout(resolve, timeout, tab.url)
  })

export function answerAddress(container: ServiceWorkerContainer) {
  container.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === question) port?.postMessage(location.href)
  })
}
