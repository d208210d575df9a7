/** Two variants of one product, of which few are left, and two products of their own. */
export const goods = [
  { item: 10_011, catLabel: 'handwoven-carpets', label: 'kashan-medallion-carpet' },
  { item: 10_013, catLabel: 'handwoven-carpets', label: 'kashan-medallion-carpet' },
  { item: 10_451, catLabel: 'copper', label: 'zanjan-copper-pot' },
  { item: 10_471, catLabel: 'copper', label: 'isfahan-engraved-tray' },
] as const

export type Good = (typeof goods)[number]

export const goodCodes = ['ZARRIN10']
