import type { Locales, Namespaces } from './i18n-types.ts'
import { importNamespaceAsync, loadLocaleAsync } from './i18n-util.async.ts'
import { loadedLocales, namespaces } from './i18n-util.ts'

/** Base texts. Namespaces start as empty objects that are filled later: i18nObject keeps a reference to them. */
export async function loadBaseTexts(locale: Locales): Promise<void> {
  await loadLocaleAsync(locale)
  const emptyNamespaces = Object.fromEntries(namespaces.map((namespace) => [namespace, {}]))
  Object.assign(loadedLocales[locale], emptyNamespaces)
}

export async function loadNamespaces(locale: Locales, ...wanted: Namespaces[]): Promise<void> {
  const load = async (namespace: Namespaces) =>
    void Object.assign(loadedLocales[locale][namespace], await importNamespaceAsync(locale, namespace))
  await Promise.all(wanted.map(load))
}
