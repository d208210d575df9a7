import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { CartOperationName } from '#contracts/cart-operations.ts'
import { endpoints } from '#contracts/registry.ts'
import type { EndpointName } from '#contracts/registry.ts'
import type { CatalogueName } from '../../shop/catalogue/catalogue-variants.ts'
import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import type { Behaviour, CookieChange } from '../../domain/behaviour.ts'
import { isRefusal } from '../../domain/behaviour.ts'
import { behaviours } from '../../domain/behaviours.ts'
import { cartDomain } from '../../domain/cart.ts'
import type { World } from '../../domain/world.ts'
import type { Fault } from '../faults.ts'

export type Shopper = {
  basketId: string | null
  token: string | undefined
  rtoken: string | undefined
  /** Signed in before, even if the tokens are gone. */
  hasSession: boolean
}

export type ScenarioState = {
  world: World
  catalogue: Catalogue
  /** Milliseconds since the epoch. */
  now: number
  shopper: Shopper
  faults: readonly Fault[]
}

/** `includes` are scenarios to apply first. */
export type Scenario = {
  title: string
  catalogue?: CatalogueName
  includes?: readonly string[]
  apply?: (state: ScenarioState) => ScenarioState
}

export type Scenarios = Readonly<Record<string, Scenario>>

export const anonymousShopper: Shopper = {
  basketId: null,
  token: undefined,
  rtoken: undefined,
  hasSession: false,
}

function withCookies(shopper: Shopper, cookies: readonly CookieChange[]): Shopper {
  const values = cookies.map(({ name, value, maxAge }) => [name, maxAge > 0 ? value : undefined])
  return { ...shopper, ...Object.fromEntries(values) }
}

/** Runs a call as the shopper; a refusal throws its message. */
function runCall<E extends Endpoint>(
  state: ScenarioState,
  endpoint: E,
  behaviour: Behaviour<E>,
  input: InputOf<E>,
): [ScenarioState, OutputOf<E>] {
  const { world, shopper, catalogue, now } = state
  const received = endpoint.input.parse(input) as Parameters<Behaviour<E>>[1]
  const outcome = behaviour(world, received, { ...shopper, catalogue, locale: 'en', now })
  if (isRefusal(outcome)) throw new Error(outcome.refusal.message)
  const next = withCookies(shopper, outcome.cookies ?? [])
  return [{ ...state, world: outcome.state, shopper: next }, outcome.data]
}

export function call<Name extends EndpointName>(
  state: ScenarioState,
  name: Name,
  input: InputOf<(typeof endpoints)[Name]>,
): [ScenarioState, OutputOf<(typeof endpoints)[Name]>] {
  return runCall(state, endpoints[name], behaviours[name] as Behaviour<(typeof endpoints)[Name]>, input)
}

type CartInput<Name extends CartOperationName> = Omit<
  InputOf<(typeof cartOperations)[Name]>,
  'cartUpdateType' | 'uniqueId'
>

export function cartCall<Name extends CartOperationName>(
  state: ScenarioState,
  name: Name,
  input: CartInput<Name>,
): [ScenarioState, OutputOf<(typeof cartOperations)[Name]>] {
  const withCart = { ...input, uniqueId: state.shopper.basketId } as InputOf<(typeof cartOperations)[Name]>
  const behaviour = cartDomain[name] as unknown as Behaviour<(typeof cartOperations)[Name]>
  return runCall(state, cartOperations[name] as (typeof cartOperations)[Name], behaviour, withCart)
}

export const withShopper = (state: ScenarioState, shopper: Partial<Shopper>): ScenarioState => ({
  ...state,
  shopper: { ...state.shopper, ...shopper },
})

export const withWorld = (state: ScenarioState, world: Partial<World>): ScenarioState => ({
  ...state,
  world: { ...state.world, ...world },
})

/** Runs steps `ms` before now. */
export const earlier = (
  state: ScenarioState,
  ms: number,
  steps: (then: ScenarioState) => ScenarioState,
): ScenarioState => ({ ...steps({ ...state, now: state.now - ms }), now: state.now })

export const withFlags = (state: ScenarioState, flags: Partial<World['flags']>): ScenarioState =>
  withWorld(state, { flags: { ...state.world.flags, ...flags } })

export const withFault = (state: ScenarioState, ...faults: readonly Fault[]): ScenarioState => ({
  ...state,
  faults: [...state.faults, ...faults],
})
