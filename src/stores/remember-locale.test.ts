import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each([
  ['https:', true],
  ['http:', false],
])(
  'over %s the locale and basketId cookies last 365 days and have Secure: %s',
  async (protocol, isSecure) => {
    const written: string[] = []
    const page = {
      get cookie() {
        return ''
      },
      set cookie(text: string) {
        written.push(text)
      },
    }
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { protocol })
    vi.resetModules()
    const [{ rememberLocale }, { setBasketId }] = await Promise.all([
      import('./remember-locale.ts'),
      import('./cart.ts'),
    ])
    rememberLocale('en')
    setBasketId('8d1f0b52-6a3e-4d7c-9a55-0c1f2e3d4b5a')
    expect(written.map((cookie) => [cookie.split('=')[0], cookie.includes('; Secure')])).toEqual([
      ['locale', isSecure],
      ['basketId', isSecure],
    ])
    const days = written.map((cookie) => Number(/; Max-Age=(\d+)/.exec(cookie)?.[1]) / 86_400)
    expect(days).toEqual([365, 365])
  },
)
