import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { I18nProvider } from '#i18n/i18n-react.tsx'
import type { Locales } from '#i18n/i18n-types.ts'
import { ThemeProvider } from '#src/app/ThemeProvider.tsx'
import { localeOf, scenarioOf, schemeOf } from './globals.ts'
import { StoryRouter } from './router.tsx'

const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** An answer that comes after its story ended would show its toast in another one. */
function dropCallbacks(queryClient: QueryClient) {
  for (const mutation of queryClient.getMutationCache().getAll()) mutation.setOptions({})
}

type Props = { locale: Locales; scheme: 'light' | 'dark'; children: ReactNode }

function Providers({ locale, scheme, children }: Props) {
  const [queryClient] = useState(newQueryClient)
  useEffect(() => () => dropCallbacks(queryClient), [queryClient])
  return (
    <I18nProvider locale={locale}>
      <ThemeProvider locale={locale} forceColorScheme={scheme}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ThemeProvider>
    </I18nProvider>
  )
}

export const withProviders: Decorator = (Story, { globals, parameters }) => {
  const [locale, scheme] = [localeOf(globals), schemeOf(globals)]
  return (
    <Providers key={`${locale} ${scheme} ${scenarioOf(globals)}`} locale={locale} scheme={scheme}>
      <StoryRouter locale={locale} path={parameters.path ?? '/'}>
        <Story />
      </StoryRouter>
    </Providers>
  )
}
