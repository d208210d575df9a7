import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadAfterMutations } from '#src/platform/reload-after-mutations.ts'
import { worker } from './worker-state.ts'
import { registerWorker, workerInterval } from './register-service-worker.ts'

class FakeWorker extends EventTarget {
  state = 'installing'
  readonly received: unknown[] = []
  postMessage = (message: unknown) => void this.received.push(message)
  changeState(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  update = vi.fn<() => Promise<void>>(async () => undefined)
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  registration = new FakeRegistration()
  register = vi.fn<() => Promise<FakeRegistration>>(async () => this.registration)
  takeControl(next: FakeWorker) {
    this.controller = next
    this.dispatchEvent(new Event('controllerchange'))
  }
}

function createPage(isBusy = false) {
  return {
    isBusy: vi.fn<() => boolean>(() => isBusy),
    reload: vi.fn<() => void>(),
    offer: vi.fn<(accept: () => void) => void>(),
    onFailure: vi.fn<(error: unknown) => void>(),
  }
}

const register = (container: FakeContainer, page: Parameters<typeof registerWorker>[1]) =>
  registerWorker(container as unknown as ServiceWorkerContainer, page)

async function startUpdate(page: Parameters<typeof registerWorker>[1]) {
  const container = new FakeContainer()
  const { registration } = container
  registration.active = container.controller = new FakeWorker()
  const registered = await register(container, page)
  const next = new FakeWorker()
  registration.installing = next
  registration.dispatchEvent(new Event('updatefound'))
  registration.waiting = next
  next.changeState('installed')
  return { container, registration, next, registered: registered! }
}

beforeEach(() => void Object.assign(worker, { state: 'none', hasRegistrationError: false }))
afterEach(() => vi.unstubAllGlobals())

test('the first worker takes over without a reload', async () => {
  const container = new FakeContainer()
  const first = new FakeWorker()
  container.registration.installing = first
  const page = createPage()
  await register(container, page)
  expect(worker.state).toBe('registered')
  first.changeState('installed')
  expect(worker.state).toBe('installed')
  container.registration.active = first
  first.changeState('activated')
  container.takeControl(first)
  expect(worker.state).toBe('activated')
  expect(page.reload).not.toHaveBeenCalled()
})

test('a new worker activates at once on an idle page, which reloads once', async () => {
  const page = createPage()
  const { container, registration, next } = await startUpdate(page)
  expect(next.received).toEqual([{ type: 'SKIP_WAITING' }])
  registration.waiting = null
  container.takeControl(next)
  container.takeControl(new FakeWorker())
  expect(page.reload).toHaveBeenCalledOnce()
})

test('a worker that another tab has installed takes over without a reload', async () => {
  const container = new FakeContainer()
  const first = (container.registration.active = new FakeWorker())
  const page = createPage()
  await register(container, page)
  container.takeControl(first)
  expect(page.reload).not.toHaveBeenCalled()
})

test('a page that a hard reload took from its worker reloads for the next one', async () => {
  const container = new FakeContainer()
  container.registration.active = new FakeWorker()
  const page = createPage()
  await register(container, page)
  container.takeControl(new FakeWorker())
  expect(page.reload).toHaveBeenCalledOnce()
})

test('a page that has become busy while its update was under way is not reloaded', async () => {
  const page = createPage()
  const { container, registration, next, registered } = await startUpdate(page)
  page.isBusy.mockReturnValue(true)
  registration.waiting = null
  container.takeControl(next)
  expect(page.reload).not.toHaveBeenCalled()
  expect(page.offer).toHaveBeenCalledOnce()
  page.isBusy.mockReturnValue(false)
  registered.retryUpdate()
  expect(page.reload).toHaveBeenCalledOnce()
})

test('a busy page offers the update once and waits for the shopper', async () => {
  const page = createPage(true)
  const { container, registration, next, registered } = await startUpdate(page)
  registered.retryUpdate()
  expect(page.offer).toHaveBeenCalledOnce()
  expect(next.received).toEqual([])
  page.offer.mock.calls[0]![0]()
  expect(next.received).toHaveLength(1)
  registration.waiting = null
  container.takeControl(next)
  expect(page.reload).toHaveBeenCalledOnce()
})

test('an accepted reload waits for a mutation, and is tried again once the page was left', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { href: '/basket', reload })
  const client = new QueryClient()
  let answer = () => {}
  const mutationFn = () => new Promise<void>((resolve) => (answer = resolve))
  const ended = client.getMutationCache().build(client, { mutationFn }).execute(undefined)
  const page = { ...createPage(true), reload: () => reloadAfterMutations(client) }
  const { container, registration, next, registered } = await startUpdate(page)
  page.offer.mock.calls[0]![0]()
  registration.waiting = null
  container.takeControl(next)
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('location', { href: '/about', reload })
  registered.retryUpdate()
  answer()
  await ended
  expect(client.isMutating()).toBe(0)
  expect(reload).not.toHaveBeenCalled()
  page.isBusy.mockReturnValue(false)
  registered.retryUpdate()
  expect(reload).toHaveBeenCalledOnce()
})

test('a busy page reloads only once idle when another tab activated the worker', async () => {
  const page = createPage(true)
  const { container, registration, next, registered } = await startUpdate(page)
  registration.waiting = null
  container.takeControl(next)
  expect(page.reload).not.toHaveBeenCalled()
  page.isBusy.mockReturnValue(false)
  registered.retryUpdate()
  expect(page.reload).toHaveBeenCalledOnce()
})

test('a failed registration is reported and flagged', async () => {
  const container = new FakeContainer()
  const refusal = new Error('refused')
  container.register.mockRejectedValue(refusal)
  const page = createPage()
  expect(await register(container, page)).toBeNull()
  expect(worker.hasRegistrationError).toBe(true)
  expect(page.onFailure).toHaveBeenCalledExactlyOnceWith(refusal)
})

test.each([
  [200, 1],
  [404, 0],
  [503, 0],
])('an update check that gets a %d updates the registration %d times', async (status, times) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status }))
  vi.stubGlobal('fetch', fetched)
  const container = new FakeContainer()
  const registered = await register(container, createPage())
  const { signal } = new AbortController()
  await registered!.checkForUpdate(signal)
  expect(workerInterval).toBe(20_000)
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/sw.js', { cache: 'no-store', signal })
  expect(container.registration.update).toHaveBeenCalledTimes(times)
})
