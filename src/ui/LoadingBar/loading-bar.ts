import { proxy } from 'valtio'

/** Milliseconds: how long a usual page takes, before it is shown at all, until it hides once done, until it is empty again. */
export const timing = { duration: 2_000, throttle: 200, hideDelay: 500, resetDelay: 400 } as const

/** `hidden`: done and fading; `idle`: there is nothing to draw. */
export const loading = proxy({ phase: 'idle' as 'idle' | 'running' | 'done' | 'hidden' })

let timer: ReturnType<typeof setTimeout> | undefined

function after(delay: number, act: () => void) {
  clearTimeout(timer)
  timer = setTimeout(act, delay)
}

/** A page is on its way. One that comes quickly is not announced. */
export function loadingBegan() {
  if (loading.phase === 'running') return
  after(timing.throttle, () => {
    loading.phase = 'running'
  })
}

/** It came, or will not. */
export function loadingEnded() {
  clearTimeout(timer)
  if (loading.phase === 'hidden' || loading.phase === 'idle') {
    loading.phase = 'idle'
    return
  }
  loading.phase = 'done'
  after(timing.hideDelay, () => {
    loading.phase = 'hidden'
    after(timing.resetDelay, () => {
      loading.phase = 'idle'
    })
  })
}
