/** The URL that resets the session to the scenarios (none: an empty one) and returns to `to`. */
export const enterAddress = (scenarios: readonly string[], to: string) =>
  `/__mock/enter?${new URLSearchParams({ scenario: scenarios.join(','), to })}`

export function sharedAddress(scenarios: readonly string[], page: string): string {
  const url = new URL(page)
  url.searchParams.set('scenario', scenarios.join(','))
  return url.href.replaceAll('%2C', ',')
}
