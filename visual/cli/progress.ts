/** Prints each tenth: `812 of 2724 · 1180 a minute · 97 s left`. The clock starts with the first call, which has no rate. */
export function progressLine(print: (line: string) => void, now: () => number = () => performance.now()) {
  let since: number | null = null
  let tenths = 0
  return (done: number, of: number) => {
    const reached = Math.floor((done / of) * 10)
    if (since === null) {
      since = now()
      tenths = reached
    }
    if (reached === tenths || done === of) return
    tenths = reached
    const rate = done / ((now() - since) / 60_000)
    const left = Math.round(((of - done) / rate) * 60)
    print(`${done} of ${of} · ${Math.round(rate)} a minute · ${left} s left`)
  }
}
