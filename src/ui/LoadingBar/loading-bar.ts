import { proxy } from 'valtio'

/** ms: usual load, delay until it shows, until it hides once done, until it resets. */
export const timing = { duration: 2_000, throttle: 200, hideDelay: 500, resetDelay: 400 } as const

/** `hidden`: fading out; `idle`: not rendered. */
export const loading = proxy({ phase: 'idle' as 'idle' | 'running' | 'done' | 'hidden' })

let timer: ReturnType<typeof setTimeout> | undefined

function schedule(delay: number, act: () => void) {
  clearTimeout(timer)
  timer = setTimeout(act, delay)
}

export function startLoading() {
  if (loading.phase === 'running') return
  schedule(timing.throttle, () => {
    loading.phase = 'running'
  })
}

export function stopLoading() {
  clearTimeout(timer)
  if (loading.phase === 'hidden' || loading.phase === 'idle') {
    loading.phase = 'idle'
    return
  }
  loading.phase = 'done'
  schedule(timing.hideDelay, () => {
    loading.phase = 'hidden'
    schedule(timing.resetDelay, () => {
      loading.phase = 'idle'
    })
  })
}
