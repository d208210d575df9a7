/** Milliseconds. A prerendered price that is older keeps its place, but is hidden until the server's is here. */
export const maxPriceAge = 60 * 60_000
