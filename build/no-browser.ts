/** Fake browser globals that the shop's modules read on import. */
Object.assign(globalThis, {
  document: { cookie: '', documentElement: { lang: 'fa-IR' } },
  location: { pathname: '/' },
  matchMedia: () => ({ matches: false }),
  fetch: () => new Promise(() => {}),
})
