/** ISO 3166: where the shop is, delivers and takes returns. */
export const shopCountry = 'IR'
