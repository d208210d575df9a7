export const discounted = { discounted: true, inStock: true, sort: 'discount', pageSize: 4 } as const
export const newest = { inStock: true, sort: 'newest', pageSize: 4 } as const
export const popular = { inStock: true, sort: 'popular', pageSize: 4 } as const
