const every = 2_000

/** Tells how it goes every two seconds: `812 of 2724 · 1180 a minute · 97 s left`. It begins when it is first told of. */
export function progressLine(say: (line: string) => void, now: () => number = () => performance.now()) {
  let since = 0
  let told = 0
  return (done: number, of: number) => {
    const at = now()
    if (told === 0) since = told = at
    if (at - told < every) return
    told = at
    const rate = done / ((at - since) / 60_000)
    const left = Math.round(((of - done) / rate) * 60)
    say(`${done} of ${of} · ${Math.round(rate)} a minute · ${left} s left`)
  }
}
