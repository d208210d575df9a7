import type { Shopper } from './scenario-state.ts'

/** Cookies and localStorage entries that make a browser the shopper; null removes one. Names as in `src/stores`. */
export type BrowserState = {
  cookies: Readonly<Record<'mock-session' | 'token' | 'rtoken' | 'basketId', string | null>>
  localStorage: Readonly<Record<string, string | null>>
}

export const browserStateOf = (sessionId: string, shopper: Shopper): BrowserState => ({
  cookies: {
    'mock-session': sessionId,
    token: shopper.token ?? null,
    rtoken: shopper.rtoken ?? null,
    basketId: shopper.basketId,
  },
  localStorage: { 'zarrin-auth': shopper.hasSession ? JSON.stringify({ hasSession: true }) : null },
})
