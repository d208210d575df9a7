import type { Measurement } from './figures.ts'

/** US dollars an hour for a core: an assumption, about what clouds ask for a shared one. */
const corePrice = 0.04

const million = 1e6
const hour = 3_600_000

/** Pages that one core draws in a second. `cpu`: milliseconds of processor time a page. */
export const pagesPerSecond = (cpu: number) => 1000 / cpu

export const coreHours = (cpu: number, pages = million) => (cpu * pages) / hour

export function costOf(cpu: number): Measurement[] {
  const hours = coreHours(cpu)
  const price = (hours * corePrice).toFixed(2)
  return [
    { name: 'pages a second a core', figure: pagesPerSecond(cpu).toFixed(0) },
    {
      name: 'a million pages',
      figure: `${hours.toFixed(1)} core hours, ${price} USD if an hour costs ${corePrice} USD`,
    },
  ]
}
