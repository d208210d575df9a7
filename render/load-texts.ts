import { importNamespaceAsync } from '#i18n/i18n-util.async.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { loadedLocales, namespaces } from '#i18n/i18n-util.ts'
import { locales } from '#i18n/locales.ts'

/** Every text of every language: pages of all languages are rendered at once. */
export async function loadAllTexts(): Promise<void> {
  loadAllLocales()
  const loads = locales.flatMap((locale) =>
    namespaces.map(async (namespace) => {
      Object.assign(loadedLocales[locale], { [namespace]: await importNamespaceAsync(locale, namespace) })
    }),
  )
  await Promise.all(loads)
}
