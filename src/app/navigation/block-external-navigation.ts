type Target = { href?: string | undefined; to?: unknown }

/** A scheme, or a host: both lead out of the shop. */
const leadsOut = (address: unknown) =>
  typeof address === 'string' && /^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address.replace(/[\s\p{Cc}]/gu, ''))

/** A router's `navigate` that throws for addresses outside of the shop: `openExternal` alone leads there. */
export const blockExternalNavigation =
  <Options extends Target, Result>(navigate: (options: Options) => Result) =>
  (options: Options): Result => {
    const out = [options.href, options.to].find(leadsOut)
    if (out !== undefined)
      throw new Error(`Not a page of the shop: ${String(out)}. Say openExternal to leave it.`)
    return navigate(options)
  }
