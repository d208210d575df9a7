import { useQuery } from '@tanstack/react-query'
import {
  CatchBoundary,
  Outlet,
  createRootRouteWithContext,
  useLocation,
  useMatches,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loadNamespaces, withTexts } from '#i18n/texts.ts'
import { AccountLink } from '#src/features/account/AccountLink/AccountLink.tsx'
import { userQuery } from '#src/features/account/user-query.ts'
import { CartButton } from '#src/features/checkout/CartButton/CartButton.tsx'
import { CategoryMenuButton } from '#src/features/catalogue/CategoryMenu/CategoryMenuButton.tsx'
import { categoryQueries } from '#src/features/catalogue/queries.ts'
import { LikesLink } from '#src/features/account/LikesLink/LikesLink.tsx'
import { reportError } from '#src/platform/report-error.ts'
import { auth } from '#src/stores/auth.ts'
import { install } from '#src/stores/install.ts'
import { modal } from '#src/stores/modal.ts'
import { toasts } from '#src/stores/toasts.ts'
import { BottomBar } from '#src/ui/BottomBar/BottomBar.tsx'
import { Header } from '#src/ui/Header/Header.tsx'
import { Layout } from '#src/ui/Layout/Layout.tsx'
import type { LayoutName } from '#src/ui/Layout/Layout.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { SearchField } from '#src/ui/SearchField/SearchField.tsx'
import type { RouterContext } from '#src/app/router-options.ts'
import { pageLocale } from '#src/platform/page-locale.ts'
import { loadSearchPanel } from './-search-panel.ts'

const loadAppTexts = () => loadNamespaces(pageLocale(), 'app')
const loadNoticeTexts = () => loadNamespaces(pageLocale(), 'notices')

/** Below the fold, so loading it late shifts nothing. */
const Footer = lazyOptional(() => withTexts(loadAppTexts(), import('./-PageFooter.tsx')), 'PageFooter')
const LoadingBar = lazyOptional(
  () => withTexts(loadAppTexts(), import('#src/ui/LoadingBar/LoadingBar.tsx')),
  'LoadingBar',
)
const Bell = lazyOptional(
  () => withTexts(loadNoticeTexts(), import('#src/features/notices/Bell/Bell.tsx')),
  'Bell',
)
const UnreadBadge = lazyOptional(
  () => withTexts(loadNoticeTexts(), import('#src/features/notices/UnreadBadge/UnreadBadge.tsx')),
  'UnreadBadge',
)
const Overlays = lazyOptional(() => import('./-Overlays.tsx'), 'Overlays')

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `default` if omitted. */
    layout?: LayoutName
  }
}

/** Without a loader: the router would show the skeleton instead of the header until the whole page has loaded. */
export const Route = createRootRouteWithContext<RouterContext>()({ component: Shell })

/** A failure of these parts must not break the page. */
const Nothing = () => null
const onCatch = (error: unknown) => reportError(error, 'overlay')

function Shell() {
  const { LL } = useI18nContext()
  const context = Route.useRouteContext()
  const { hasSession } = useSnapshot(auth)
  const isInstallShown = useSnapshot(install).state === 'shown'
  const toastsWanted = useSnapshot(toasts).wanted
  const overlaysWanted = Object.keys(useSnapshot(modal).used).length > 0 || toastsWanted || isInstallShown
  const { data: categories = [] } = useQuery(categoryQueries.tree())
  const { data: user } = useQuery({ ...userQuery(), enabled: hasSession })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const layout = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout,
  })
  return (
    <>
      <a href="#content" className="skip">
        {LL.nav.skip()}
      </a>
      <Header
        categories={<CategoryMenuButton place="header" />}
        search={<SearchField loadPanel={() => loadSearchPanel(context)} />}
        account={<AccountLink place="header" />}
        likes={
          <>
            {hasSession && (
              <Suspense>
                <Bell />
              </Suspense>
            )}
            <LikesLink />
          </>
        }
        cart={<CartButton loadTexts={() => context.texts('checkout')} />}
      />
      <Layout name={layout ?? 'default'}>
        <Outlet />
      </Layout>
      <CatchBoundary getResetKey={() => path} errorComponent={Nothing} onCatch={onCatch}>
        <Suspense>
          <Footer categories={categories} />
        </Suspense>
      </CatchBoundary>
      <Suspense>
        <LoadingBar />
      </Suspense>
      <BottomBar
        categories={<CategoryMenuButton place="bottom" />}
        likes={<LikesLink withName />}
        account={
          <AccountLink
            place="bottom"
            badge={
              hasSession && (
                <Suspense>
                  <UnreadBadge />
                </Suspense>
              )
            }
          />
        }
      />
      {overlaysWanted && (
        <CatchBoundary getResetKey={() => 'overlays'} errorComponent={Nothing} onCatch={onCatch}>
          <Suspense>
            <Overlays fullName={user?.fullName} />
          </Suspense>
        </CatchBoundary>
      )}
    </>
  )
}
