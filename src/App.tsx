import { DirectionProvider, MantineProvider, localStorageColorSchemeManager } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { directionOf } from '#i18n/formatters.ts'
import TypesafeI18n from '#i18n/i18n-react.tsx'
import type { Locales } from '#i18n/i18n-types.ts'
import { colorSchemeKey } from './color-scheme-key.ts'
import type { AppRouter } from './router.ts'
import { cssVariablesResolver, theme } from './theme.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey })

type Props = { locale: Locales; queryClient: QueryClient; router: AppRouter }

export function App({ locale, queryClient, router }: Props) {
  return (
    <TypesafeI18n locale={locale}>
      <DirectionProvider initialDirection={directionOf(locale)} detectDirection={false}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          colorSchemeManager={colorSchemeManager}
          defaultColorScheme="auto"
        >
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </TypesafeI18n>
  )
}
