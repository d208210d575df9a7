import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useInsertionEffect } from 'react'
import { I18nProvider } from '#i18n/i18n-react.tsx'
import type { Locales } from '#i18n/i18n-types.ts'
import type { AppRouter } from './router.ts'
import { ThemeProvider } from './ThemeProvider.tsx'

type Props = {
  locale: Locales
  queryClient: QueryClient
  router: AppRouter
  /** Called just before the router listens to the history. */
  onMount?: () => void
}

export function App({ locale, queryClient, router, onMount }: Props) {
  /** Comes before the layout effects of the same commit, one of which is the router's. */
  useInsertionEffect(() => onMount?.(), [onMount])
  return (
    <I18nProvider locale={locale}>
      <ThemeProvider locale={locale}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </I18nProvider>
  )
}
