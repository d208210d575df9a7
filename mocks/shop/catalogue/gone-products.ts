/** `category/label` of products that were taken out of the shop for good. */
export const goneProducts: ReadonlySet<string> = new Set(['copper/tabriz-copper-scales'])
