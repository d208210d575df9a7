import './styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { i18nObject } from '#i18n/i18n-util.ts'
import { loadTexts, openTexts } from '#i18n/texts.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './App.tsx'
import { followChunkErrors } from './chunk-errors.ts'
import { followCart } from './follow-cart.ts'
import { followSession } from './follow-session.ts'
import { createAppRouter } from './router.ts'
import { awaitInstall } from './stores/install.ts'
import { localeOf, rememberLocale } from './stores/locale.ts'

/** The person has been told; what is left is for the developer. */
function onCaughtError(error: unknown) {
  console.warn(error)
}

const whenIdle = globalThis.requestIdleCallback ?? setTimeout

/** What a press of a button opens, and says, is here before the network may be gone. */
const fetchOverlays = () => Promise.all([import('./routes/-Overlays.tsx'), import('./stores/notify.ts')])

async function start(root: HTMLElement) {
  const locale = localeOf(location.pathname)
  await openTexts(locale)
  rememberLocale(locale)
  const LL = i18nObject(locale)
  const queryClient = createQueryClient(LL)
  const router = createAppRouter(locale, {
    queryClient,
    LL,
    texts: (...wanted) => loadTexts(locale, ...wanted),
  })
  awaitInstall()
  followChunkErrors(router)
  followCart(queryClient, LL)
  followSession({ router, client: queryClient, locale, LL })
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <App locale={locale} queryClient={queryClient} router={router} />
    </StrictMode>,
  )

  async function rest() {
    const [{ followApp }] = await Promise.all([
      import('./follow-app.ts'),
      loadTexts(locale, 'app'),
      fetchOverlays(),
    ])
    await followApp({ router, client: queryClient, LL })
  }
  whenIdle(() => void rest().catch((error: unknown) => console.warn(error)))
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
