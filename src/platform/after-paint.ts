import { delay } from './delay.ts'

/** Milliseconds. A hidden page gets no animation frames. */
const timeout = 100

export const afterPaint = () =>
  Promise.race([new Promise(requestAnimationFrame).then(() => delay()), delay(timeout)])
