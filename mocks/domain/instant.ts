/** ISO 8601 in UTC, from milliseconds since the epoch. */
export const instantOf = (at: number) => new Date(at).toISOString()
