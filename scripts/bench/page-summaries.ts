import { formatRatio, median, ms, type Summary } from './figures.ts'

type Sample = { lcp: number; inp: number; task: number; cls: number }

/** Medians of each page's samples. `floor` is the LCP of the floor; times are in milliseconds. */
export function summarizePages(
  samples: ReadonlyMap<string, readonly Sample[]>,
  floor: number,
  linkTime: number,
): Summary[] {
  const medians = (key: keyof Sample) =>
    [...samples].map(([name, some]) => ({ name, figure: median(some.map((one) => one[key])) }))
  const each = (key: keyof Sample, format: (figure: number) => string) =>
    medians(key)
      .map(({ name, figure }) => `${name} ${format(figure)}`)
      .join(', ')
  const most = (key: keyof Sample) => Math.max(...medians(key).map(({ figure }) => figure))
  const lcp = each('lcp', (figure) => formatRatio(figure, floor))
  const task = most('task')
  return [
    { what: 'LCP on the phone', figure: `${lcp} the floor` },
    {
      what: 'INP on the phone',
      figure: `${ms(most('inp'))} at most: menu, filter, variant and cart, quantity`,
    },
    {
      what: 'longest task after load, on the phone',
      figure: task === 0 ? 'none over 50 ms' : `${ms(task)} at most`,
    },
    { what: 'a product by a link, on the phone', figure: ms(linkTime) },
    { what: 'layout shift while a page opens', figure: `CLS ${each('cls', (figure) => figure.toFixed(4))}` },
  ]
}
