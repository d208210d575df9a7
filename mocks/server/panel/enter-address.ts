/** Where a browser goes to open its session anew in these worlds, and comes back from; none begins empty. */
export const enterAddress = (scenarios: readonly string[], to: string) =>
  `/__mock/enter?${new URLSearchParams({ scenario: scenarios.join(','), to })}`

/** The address of a page of the shop that opens in these worlds, for a colleague or a bug report. */
export function sharedAddress(scenarios: readonly string[], page: string): string {
  const url = new URL(page)
  url.searchParams.set('scenario', scenarios.join(','))
  return url.href.replaceAll('%2C', ',')
}
