import { catalogueOf } from '../../shop/catalogue/catalogue-variants.ts'
import { nowOf } from '../clock.ts'
import { newSession, putSession, withFaults } from '../session.ts'
import type { Session, SessionOptions } from '../session.ts'
import type { ScenarioName } from './registry.ts'
import { scenarioNames, scenarios } from './registry.ts'
import { anonymousShopper } from './scenario-state.ts'
import type { Scenario, Shopper, ScenarioState } from './scenario-state.ts'

export type OpenOptions = SessionOptions & { scenario?: readonly ScenarioName[] }

/** The scenarios and those they include, in registry order. */
function withIncluded(requested: readonly ScenarioName[]): ScenarioName[] {
  const all = new Set<string>(requested)
  for (const name of all)
    for (const other of (scenarios[name as ScenarioName] as Scenario).includes ?? []) all.add(other)
  return scenarioNames.filter((name) => all.has(name))
}

function applyScenario(state: ScenarioState, name: ScenarioName): ScenarioState {
  try {
    return (scenarios[name] as Scenario).apply?.(state) ?? state
  } catch (error) {
    throw new RangeError(`The scenario ${name} cannot be played here: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/** Resets a session to the scenarios. Scenarios that cannot be combined are a RangeError naming the failed one. */
export async function openSession(
  id: string,
  { scenario = [], faults = [], ...options }: OpenOptions = {},
): Promise<{ session: Session; shopper: Shopper }> {
  const names = withIncluded(scenario)
  const catalogueName = names
    .map((name) => (scenarios[name] as Scenario).catalogue)
    .findLast((name) => name !== undefined)
  const emptySession = newSession(id, options)
  const world = { ...emptySession.world, catalogue: catalogueName ?? emptySession.world.catalogue }
  const catalogue = await catalogueOf(world.catalogue)
  const start: ScenarioState = {
    world,
    catalogue,
    now: nowOf(emptySession.clock),
    shopper: anonymousShopper,
    faults,
  }
  const state = names.reduce(applyScenario, start)
  const session = withFaults({ ...emptySession, scenario: names, world: state.world }, state.faults)
  return { session: putSession(session), shopper: state.shopper }
}
