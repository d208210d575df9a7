const interval = 2_000

/** Prints every two seconds: `812 of 2724 · 1180 a minute · 97 s left`. The clock starts with the first call. */
export function progressLine(print: (line: string) => void, now: () => number = () => performance.now()) {
  let since = 0
  let lastReport = 0
  return (done: number, of: number) => {
    const at = now()
    if (lastReport === 0) since = lastReport = at
    if (at - lastReport < interval) return
    lastReport = at
    const rate = done / ((at - since) / 60_000)
    const left = Math.round(((of - done) / rate) * 60)
    print(`${done} of ${of} · ${Math.round(rate)} a minute · ${left} s left`)
  }
}
