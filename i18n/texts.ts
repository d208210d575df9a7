import { initFormatters } from './formatters.ts'
import type { Locales, Namespaces, Translations } from './i18n-types.ts'
import { loadedFormatters, loadedLocales, namespaces } from './i18n-util.ts'

type Texts = {
  base: object
  namespaces: Record<string, () => Promise<unknown>>
}

/** The entry lists no file of a language that the page is not in. */
const textsOf: Record<Locales, () => Promise<Texts>> = {
  fa: () => import('./fa/texts.ts'),
  en: () => import('./en/texts.ts'),
  ru: () => import('./ru/texts.ts'),
}

/** Base texts. Namespaces start as empty objects that are filled later: i18nObject keeps a reference to them. */
export async function loadBaseTexts(locale: Locales): Promise<void> {
  const { base } = await textsOf[locale]()
  const emptyNamespaces = Object.fromEntries(namespaces.map((namespace) => [namespace, {}]))
  loadedLocales[locale] = { ...base, ...emptyNamespaces } as Translations
  loadedFormatters[locale] = initFormatters(locale)
}

export async function loadNamespaces(locale: Locales, ...wanted: Namespaces[]): Promise<void> {
  const { namespaces: files } = await textsOf[locale]()
  const load = async (namespace: Namespaces) => {
    const { default: texts } = (await files[`./${namespace}/index.ts`]!()) as { default: object }
    Object.assign(loadedLocales[locale][namespace], texts)
  }
  await Promise.all(wanted.map(load))
}

/** Waits for the texts even if the data fails: the error view needs them. */
export async function withTexts<Data>(texts: Promise<void>, data: Promise<Data>): Promise<Data> {
  await Promise.allSettled([texts, data])
  await texts
  return data
}
