/** Names of params that advertisements add to an address, as alternatives of a regular expression. They change no page. */
export const trackingParams = String.raw`utm_\w+|gclid|gbraid|wbraid|gad_\w+|srsltid|yclid|ysclid|fbclid|msclkid`
