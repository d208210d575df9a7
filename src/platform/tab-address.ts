const question = 'address'

/** Milliseconds: a frozen tab does not answer, and Firefox lets a pressed notification open a window for one second. */
const patience = 500

export type Tab = { postMessage(message: unknown, transfer: Transferable[]): void }

/** The address that a tab shows now: `url` of a client is the one it was opened at. */
export const addressOf = (tab: Tab) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    tab.postMessage(question, [port2])
    setTimeout(resolve, patience)
  })

export function answerAddress(container: ServiceWorkerContainer) {
  container.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === question) port?.postMessage(location.href)
  })
}
