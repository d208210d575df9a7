import { Suspense, createElement } from 'react'
import type { ComponentProps, ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { reportError } from '#src/platform/report-error.ts'
import { lazy, lazyOptional, loadingParts } from './lazy-optional.ts'

vi.mock('#src/platform/report-error.ts', () => ({ reportError: vi.fn<typeof reportError>() }))

const chunk = { Sale: ({ title }: { title: string }) => title, limit: 12 }

function late<Result>() {
  let resolve!: (result: Result) => void
  const promise = new Promise<Result>((settle) => (resolve = settle))
  return { promise, resolve }
}

const draw = async (Part: ComponentType<{ title: string }>) => {
  const drawn = await prerenderToNodeStream(
    createElement(Suspense, null, createElement(Part, { title: 'carpets' })),
  )
  return text(drawn.prelude)
}

test.each([
  ['required', lazy],
  ['optional', lazyOptional],
])('a %s part is drawn once its chunk has come', async (_, wrap) => {
  const loaded = late<typeof chunk>()
  const drawn = draw(wrap(() => loaded.promise, 'Sale'))
  loaded.resolve(chunk)
  expect(await drawn).toContain('carpets')
})

test('an optional part whose chunk fails is reported, replaced and no longer loading', async () => {
  const failure = new Error('gone')
  const load = () => Promise.reject<typeof chunk>(failure)
  const Sale = lazyOptional(load, 'Sale', ({ title }) => `no ${title}`)
  expect(await draw(Sale)).toContain('no carpets')
  expect(reportError).toHaveBeenCalledWith(failure, 'part')
  expect(loadingParts).not.toContain(load)
})

test('a part has the props of its component, and only an exported component is a part', () => {
  const load = async () => chunk
  const Sale = lazyOptional(load, 'Sale')
  expectTypeOf<ComponentProps<typeof Sale>>().toEqualTypeOf<{ title: string }>()
  // @ts-expect-error No such export.
  lazyOptional(load, 'Sales')
  // @ts-expect-error Not a component.
  lazyOptional(load, 'limit')
  // @ts-expect-error No such prop.
  lazyOptional(load, 'Sale', ({ name }) => name)
})
