const script = '/sw.js'

/** Registers it, or finds it registered. */
export const registerScript = (container: ServiceWorkerContainer) =>
  container.register(script, { updateViaCache: 'none' })

/** Past the HTTP cache. */
export const fetchScript = (signal: AbortSignal) => fetch(script, { cache: 'no-store', signal })
