export type Rebate = { percent: number; isExpired: boolean }

export const seededRebates: Readonly<Record<string, Rebate>> = {
  ZARRIN10: { percent: 10, isExpired: false },
  EXPIRED: { percent: 15, isExpired: true },
}
