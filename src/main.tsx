import './styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadLocaleAsync } from '#i18n/i18n-util.async.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './App.tsx'
import { createAppRouter } from './router.ts'
import { localeOf, rememberLocale } from './stores/locale.ts'

/** The person has been told; what is left is for the developer. */
function onCaughtError(error: unknown) {
  console.warn(error)
}

async function start(root: HTMLElement) {
  const locale = localeOf(location.pathname)
  await loadLocaleAsync(locale)
  rememberLocale(locale)
  const queryClient = createQueryClient()
  const router = createAppRouter(locale, { queryClient, LL: i18nObject(locale) })
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <App locale={locale} queryClient={queryClient} router={router} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
