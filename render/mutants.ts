/** One fault planted in the code of public pages, and the test that has to catch it. */
export type RenderMutant = {
  name: string
  file: string
  from: string
  to: string
  /** File and name of a test. */
  caughtBy: readonly [file: string, test: string]
}

const [pages, words, structured, hostile, calls, plans, statuses, lives] = [
  'render/page.test.ts',
  'every address of the sitemap: en',
  'render/structured-data.test.ts',
  'render/hostile.test.ts',
  'render/server-fetch.test.ts',
  'render/plan.test.ts',
  'render/status.test.ts',
  'render/life.test.ts',
] as const

type Row = [name: string, file: string, from: string, to: string, test: string]

const caughtIn = (testFile: string, rows: readonly Row[]): RenderMutant[] =>
  rows.map(([name, file, from, to, test]) => ({ name, file, from, to, caughtBy: [testFile, test] }))

export const renderMutants: readonly RenderMutant[] = [
  ...caughtIn(pages, [
    [
      'every page is drawn in Persian',
      'render/body.tsx',
      '<App locale={locale}',
      '<App locale="fa"',
      `${words} > has no word of another language`,
    ],
    [
      'answers are asked for in Persian',
      'render/page.ts',
      'withServerFetch(ask, language,',
      "withServerFetch(ask, 'fa-IR',",
      `${words} > has no word of another language`,
    ],
    [
      'the document says that it is Persian',
      'render/document.ts',
      'const { tag, direction } = localeTable[locale]',
      'const { tag, direction } = localeTable.fa',
      `${words} > has its language, direction and manifest`,
    ],
    [
      'no page names its canonical address',
      'src/ui/HeadLinks/HeadLinks.tsx',
      '<link rel="canonical" href={address(locale)} />',
      '',
      `${words} > is its own canonical page, and names itself in all languages`,
    ],
    [
      'languages of alternates have a region',
      'src/ui/HeadLinks/HeadLinks.tsx',
      'hrefLang={other}',
      'hrefLang={localeTable[other].tag}',
      `${words} > is its own canonical page, and names itself in all languages`,
    ],
    [
      'a title is written twice',
      'src/ui/HeadLinks/HeadLinks.tsx',
      '<meta property="og:site_name"',
      '<title>{site.name[locale]}</title><meta property="og:site_name"',
      `${words} > has one title, which no other page has, and one description`,
    ],
    [
      'the heading of a product is its summary',
      'src/features/catalogue/ProductDetails/ProductDetails.tsx',
      '<h1 className={classes.title}>{title}</h1>',
      '<h1 className={classes.title}>{product.summary}</h1>',
      `${words} > has one heading, which is the name of its product`,
    ],
    [
      'prices are rials',
      'src/ui/Price/Price.tsx',
      'const amount = toman(price)',
      'const { amount } = price',
      `${words} > shows the price of its product`,
    ],
    [
      'large parts come in hidden pieces',
      'render/body.tsx',
      'Number.POSITIVE_INFINITY',
      '1_000',
      `${words} > is drawn to its end`,
    ],
    [
      'controls look alive',
      'render/document.ts',
      ': inertControls(root)',
      ': root',
      `${words} > has no control that looks alive`,
    ],
    [
      'head tags have no mark',
      'render/document.ts',
      "'<$1 data-prerendered'",
      "'<$1'",
      `${words} > marks its head tags, so that the shop can remove them`,
    ],
    [
      'head tags stand as React wrote them',
      'render/document.ts',
      '.sort((one, other) => rankOf(one) - rankOf(other))',
      '',
      `${words} > has its head tags in the order in which link previews need them`,
    ],
    [
      'link previews get no card',
      'src/ui/HeadLinks/HeadTags.tsx',
      '<meta name="twitter:card" content="summary_large_image" />',
      '',
      `${words} > has one of each tag that link previews read, and a title without the name of the shop`,
    ],
    [
      'Torob reads English pages',
      'src/features/catalogue/TorobTags/TorobTags.tsx',
      "if (locale !== 'fa') return null",
      '',
      `${words} > tells Torob the price of its product in Toman, in Persian only`,
    ],
    [
      'Torob gets rials',
      'src/features/catalogue/TorobTags/TorobTags.tsx',
      'content={String(toman(price))}',
      'content={String(price.amount)}',
      'every address of the sitemap: fa > tells Torob the price of its product in Toman, in Persian only',
    ],
    [
      'an offer has no currency',
      'src/features/catalogue/ProductJsonLd/offer-ld.ts',
      '    priceCurrency: price.unit,\n    ...(saleEndsOn',
      '    ...(saleEndsOn',
      `${words} > tells Google what it asks for`,
    ],
    [
      'a failure of the server is a page',
      'render/body.tsx',
      'if (broken) return { status: 503, error: broken.state.error }',
      '',
      'a page that lacks the answer of one part is a 503, too',
    ],
    [
      'pages that are drawn at once share an address',
      'render/page.ts',
      'renderBody(address)',
      "Promise.resolve(Object.assign(globalThis, { last: address })).then(() => renderBody(Reflect.get(globalThis, 'last')))",
      'pages of all languages that are rendered at once are the same as each one alone',
    ],
    [
      'the notice without JavaScript has no phone',
      'render/document.ts',
      '${buying} ${phone}',
      '${buying}',
      'a page without JavaScript says how to buy',
    ],
    [
      'parts that a page asks for later are left out',
      'render/body.tsx',
      'if (missing.length === 0 || pass === maxPasses) return html',
      'return html',
      'a page asks only what anyone may read',
    ],
  ]),
  ...caughtIn(structured, [
    [
      'the price of another variant is shown',
      'src/routes/search/$catLabel.$productLabel.tsx',
      'selectedVariant(product, namedId ?? touchedId)',
      'product.items.at(-1)!',
      'a price in rials stands on the page of its variant in Toman',
    ],
    [
      'structured prices are Toman',
      'src/features/catalogue/ProductJsonLd/offer-ld.ts',
      'price: price.amount,',
      'price: price.amount / 10,',
      'a price in rials stands on the page of its variant in Toman',
    ],
    [
      'a `<` of structured data is not escaped',
      'src/ui/JsonLd/JsonLd.tsx',
      ".replaceAll('<', '\\\\u003c')",
      '',
      'no text of the catalogue ends the script',
    ],
  ]),
  ...caughtIn(hostile, [
    [
      'HTML of editors is not sanitized',
      'src/features/content/Prose/sanitize.server.ts',
      'export function sanitize(html: string): string {',
      'export function sanitize(html: string): string {\n  if (html) return html',
      'no text of the catalogue becomes HTML or script: /ru/blogs/real-saffron',
    ],
    [
      'a `$&` in a name is a pattern',
      'render/document.ts',
      'html.replace(mark, () => text)',
      'html.replace(mark, text)',
      'a hostile name is shown as it is',
    ],
  ]),
  ...caughtIn(calls, [
    [
      'headers of who asks are passed on',
      'render/server-fetch.ts',
      'startCall(render, path, init?.signal)',
      'startCall({ ...render, ask: (call, options) => render.ask(call, { ...init, ...options }) }, path, init?.signal)',
      'an `ask` gets the language of the page and nothing of who asks',
    ],
    [
      'personal calls are allowed',
      'render/server-fetch.ts',
      "if (!isAllowed({ method: init?.method ?? 'GET', url: anyOrigin + path }))",
      'if (!isAllowed)',
      'a page cannot make a call that is personal',
    ],
    [
      'an answer is kept for the next page',
      'render/server-fetch.ts',
      'const calls = new Map<string, Promise<Call>>()\n  const result',
      'const calls = ((globalThis as { kept?: Map<string, Promise<Call>> }).kept ??= new Map())\n  const result',
      'equal calls of a page are made once, those of another page again',
    ],
  ]),
  ...caughtIn(plans, [
    [
      'a filter makes a page of its own',
      'render/plan.ts',
      "if (!isOwn) return { kind: 'shell', canonical: possible.test(path) ? site.origin + path : null }",
      '',
      '/search/copper?sort=cheapest gets the shell, with /search/copper as its canonical page',
    ],
    [
      'a link of an advertisement is another page',
      'render/plan.ts',
      '.filter(([name]) => !tracking.test(name))',
      '',
      '/search/copper?utm_source=telegram&gclid=1 is the page /search/copper: tracking params are ignored',
    ],
    [
      'the cart is a page for everybody',
      'render/plan.ts',
      "  'basket',\n",
      '',
      '/basket gets the shell and has no canonical page',
    ],
  ]),
  ...caughtIn(statuses, [
    [
      'an unknown page is a 200',
      'render/body.tsx',
      'isNotFound ? missingStatus(router.state.matches) : 200',
      '200',
      'an unknown path is a 404 that is not indexed',
    ],
    [
      'an unknown page may be indexed',
      'src/ui/NoIndexHead/NoIndexHead.tsx',
      '<meta name="robots" content="noindex" />',
      '',
      'an unknown product is a 404 that is not indexed',
    ],
    [
      'what is gone for good is a 200',
      'render/body.tsx',
      '? 410 : 404',
      '? 200 : 404',
      'an address that is gone for good: fa > a product is a 410 in the language of its address, with links to its category and to all goods',
    ],
    [
      'what is gone for good looks as if it were unknown',
      'src/routes/search/$catLabel.$productLabel.tsx',
      'isForGood={isGone(missing)}',
      'isForGood={false}',
      'an address that is gone for good: ru > a product is a 410 in the language of its address, with links to its category and to all goods',
    ],
    [
      'a former address is a page',
      'src/routes/search/-load-product.ts',
      'if (catLabel === asked.catLabel && label === asked.label) return product',
      'if (label) return product',
      'an address with a former category of a product redirects to the present one',
    ],
    [
      'a redirect loses the variant',
      'src/routes/search/-load-product.ts',
      'search: true,',
      '',
      'an address with a former label and a variant redirects to the present one',
    ],
    [
      'a former label of a category is a page',
      'src/routes/-load-listing.ts',
      'if (renamed) {',
      'if (renamed && !list) {',
      'an address with a former label of a category redirects to the present one',
    ],
    [
      'a page beyond the last is the last',
      'src/routes/-load-listing.ts',
      'SSR ? notFound() : redirect(lastPage)',
      'SSR && redirect(lastPage)',
      'a page of all goods beyond the last is a 404 that is not indexed',
    ],
    [
      'a failure of the server is kept by caches',
      'render/page.ts',
      "'cache-control': 'no-store', 'retry-after'",
      "'cache-control': 'public, s-maxage=60', 'retry-after'",
      'an API that fails is a 503, and the shell answers',
    ],
  ]),
  ...caughtIn(lives, [
    [
      'a life passes midnight',
      'render/life.ts',
      'tehranDayEnd(tehranDay(at))',
      'Number.MAX_SAFE_INTEGER',
      'midnight in 20 seconds, of goods',
    ],
    [
      'a stale page outlives midnight',
      'render/life.ts',
      'Math.min(wanted.stale, left - fresh)',
      'wanted.stale',
      'midnight in 200 seconds, of goods',
    ],
    [
      'prices are shown for a day',
      'render/life.ts',
      'at + maxPriceAge',
      'at + 24 * maxPriceAge',
      'content that shows prices, for an hour',
    ],
  ]),
]
