import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { I18nProvider } from '#i18n/i18n-react.tsx'
import type { Locales } from '#i18n/i18n-types.ts'
import type { AppRouter } from './router.ts'
import { ThemeProvider } from './ThemeProvider.tsx'

type Props = { locale: Locales; queryClient: QueryClient; router: AppRouter }

export function App({ locale, queryClient, router }: Props) {
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
