export const testProducts = [
  { item: 10_011, catLabel: 'handwoven-carpets', label: 'kashan-medallion-carpet' },
  { item: 10_013, catLabel: 'handwoven-carpets', label: 'kashan-medallion-carpet' },
  { item: 10_451, catLabel: 'copper', label: 'zanjan-copper-pot' },
  { item: 10_471, catLabel: 'copper', label: 'isfahan-engraved-tray' },
] as const

export type TestProduct = (typeof testProducts)[number]

export const validCodes = ['ZARRIN10']

/** Scenarios with a wallet give it to this member. */
export const walletOwner = '09121234567'
