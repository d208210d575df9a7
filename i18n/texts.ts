import type { Locales, Namespaces } from './i18n-types.ts'
import { importNamespaceAsync, loadLocaleAsync } from './i18n-util.async.ts'
import { loadedLocales, namespaces } from './i18n-util.ts'

/**
 * The texts that every page needs. Those of a namespace have an empty place in them: the functions that are made of
 * them later, by `i18nObject`, find what `loadTexts` puts there.
 */
export async function openTexts(locale: Locales): Promise<void> {
  await loadLocaleAsync(locale)
  const places = Object.fromEntries(namespaces.map((namespace) => [namespace, {}]))
  Object.assign(loadedLocales[locale], places)
}

/** The texts of the pages that name them, in their loader. */
export async function loadTexts(locale: Locales, ...wanted: Namespaces[]): Promise<void> {
  const load = async (namespace: Namespaces) =>
    void Object.assign(loadedLocales[locale][namespace], await importNamespaceAsync(locale, namespace))
  await Promise.all(wanted.map(load))
}
