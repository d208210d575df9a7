import type { Shopper } from './stage.ts'

/**
 * What a browser has to hold for a shopper to be who the scenario says: cookies by name (`token` and `rtoken`
 * HttpOnly), and entries of its local storage, null to take one away. The names are those of `src/stores`.
 */
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
