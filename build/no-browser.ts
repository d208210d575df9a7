/** What the shop's modules look at as they are read, of a browser that knows nothing yet. */
Object.assign(globalThis, {
  document: { cookie: '', documentElement: { lang: 'fa-IR' } },
  location: { pathname: '/' },
  matchMedia: () => ({ matches: false }),
  fetch: () => new Promise(() => {}),
})
