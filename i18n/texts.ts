import type { Locales, Namespaces, TranslationFunctions } from './i18n-types.ts'
import { importNamespaceAsync, loadLocaleAsync } from './i18n-util.async.ts'
import { i18nObject, loadedLocales, namespaces } from './i18n-util.ts'

/**
 * The texts that every page needs. Those of a namespace have an empty place in them: the functions that are made of
 * them now find what `loadTexts` puts there later.
 */
export async function openTexts(locale: Locales): Promise<TranslationFunctions> {
  await loadLocaleAsync(locale)
  const places = Object.fromEntries(namespaces.map((namespace) => [namespace, {}]))
  Object.assign(loadedLocales[locale], places)
  return i18nObject(locale)
}

/** The texts of the pages that name them, in their loader. */
export async function loadTexts(locale: Locales, ...wanted: Namespaces[]): Promise<void> {
  const load = async (namespace: Namespaces) =>
    void Object.assign(loadedLocales[locale][namespace], await importNamespaceAsync(locale, namespace))
  await Promise.all(wanted.map(load))
}
