import { DirectionProvider, MantineProvider } from '@mantine/core'
import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { directionOf } from '#i18n/formatters.ts'
import TypesafeI18n from '#i18n/i18n-react.tsx'
import { cssVariablesResolver, theme } from '#src/theme.ts'
import { localeOf, schemeOf } from './globals.ts'

const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Enough of a router for links: it knows an address, and no pages. */
const newRouter = (path: string) =>
  createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: [path] }) })

/** The app's providers, new for each story and for each change of locale or scheme. */
export const withProviders: Decorator = (Story, { globals, parameters, id }) => {
  const [locale, scheme] = [localeOf(globals), schemeOf(globals)]
  const [queryClient] = useState(newQueryClient)
  const [router] = useState(() => newRouter(parameters.path ?? '/'))
  return (
    <TypesafeI18n locale={locale} key={`${id} ${locale} ${scheme}`}>
      <DirectionProvider initialDirection={directionOf(locale)} detectDirection={false}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
          <QueryClientProvider client={queryClient}>
            <RouterContextProvider router={router}>
              <Story />
            </RouterContextProvider>
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </TypesafeI18n>
  )
}
