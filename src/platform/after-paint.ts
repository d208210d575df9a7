import { delay } from './delay.ts'

/** Milliseconds. A hidden page gets no animation frames. */
const longest = 100

/** Resolves after the next paint. */
export const afterPaint = () =>
  Promise.race([new Promise(requestAnimationFrame).then(() => delay()), delay(longest)])
