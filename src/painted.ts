import { pause } from './pause.ts'

/** Milliseconds. A page that nobody sees is not painted. */
const longest = 100

/** Once what the page shows now is on the screen. */
export const painted = () =>
  Promise.race([new Promise(requestAnimationFrame).then(() => pause()), pause(longest)])
