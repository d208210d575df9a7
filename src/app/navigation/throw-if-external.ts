type Target = { href?: string | undefined; to?: unknown }

/** A scheme or a host; browsers ignore whitespace and control characters in it. */
const isExternal = (address: unknown) =>
  typeof address === 'string' && /^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address.replace(/[\s\p{Cc}]/gu, ''))

export function throwIfExternal({ href, to }: Target) {
  const external = [href, to].find(isExternal)
  if (external !== undefined) throw new Error(`Call openExternal to leave for ${String(external)}`)
}
