/** `minimum`: rials that the lines have to cost; 0 for none. */
export type Rebate = { percent: number; isExpired: boolean; minimum: number }

export const seededRebates: Readonly<Record<string, Rebate>> = {
  ZARRIN10: { percent: 10, isExpired: false, minimum: 0 },
  NOWRUZ20: { percent: 20, isExpired: false, minimum: 1_000_000_000 },
  EXPIRED: { percent: 15, isExpired: true, minimum: 0 },
}
