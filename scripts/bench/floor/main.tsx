import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import {
  Link,
  RouterProvider,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { ofetch } from 'ofetch'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { proxy, useSnapshot } from 'valtio'

const categories = queryOptions({ queryKey: ['category'], queryFn: () => ofetch<object>('/api/category') })
const store = proxy({ presses: 0 })

function Screen() {
  const { presses } = useSnapshot(store)
  const { isPending } = useQuery({ ...categories, enabled: presses > 0 })
  return (
    <Link to="/" onClick={() => (store.presses += 1)}>
      <h1>Floor {isPending ? '' : presses}</h1>
    </Link>
  )
}

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()
const screen = createRoute({ getParentRoute: () => root, path: '/', component: Screen })
const queryClient = new QueryClient()
const router = createRouter({
  routeTree: root.addChildren([screen]),
  context: { queryClient },
  defaultPreload: 'viewport',
  scrollRestoration: true,
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  </StrictMode>,
)
