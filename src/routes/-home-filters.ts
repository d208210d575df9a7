const row = { inStock: true, pageSize: 8 } as const

export const discounted = { ...row, discounted: true, sort: 'discount' } as const
export const newest = { ...row, sort: 'newest' } as const
export const popular = { ...row, sort: 'popular' } as const
