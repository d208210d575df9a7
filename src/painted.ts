/** Milliseconds. A page that nobody sees is not painted. */
const longest = 100

/** Once what the page shows now is on the screen. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longest)
  })
