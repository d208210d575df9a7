import { catalogueOf } from '../../shop/catalogue/editions.ts'
import { nowOf } from '../clock.ts'
import { newSession, putSession, withFaults } from '../session.ts'
import type { Session, SessionOptions } from '../session.ts'
import type { Scenario, ScenarioName } from './registry.ts'
import { scenarioNames, scenarios } from './registry.ts'
import { emptyHanded } from './stage.ts'
import type { Shopper, Stage } from './stage.ts'

export type OpenOptions = SessionOptions & { scenario?: readonly ScenarioName[] }

/** The named scenarios and all that they stand on, in the order of the registry. */
function inOrder(wanted: readonly ScenarioName[]): ScenarioName[] {
  const all = new Set<string>(wanted)
  for (const name of all)
    for (const other of (scenarios[name as ScenarioName] as Scenario).includes ?? []) all.add(other)
  return scenarioNames.filter((name) => all.has(name))
}

function applied(stage: Stage, name: ScenarioName): Stage {
  try {
    return (scenarios[name] as Scenario).apply?.(stage) ?? stage
  } catch (error) {
    throw new RangeError(`The scenario ${name} cannot be played here: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/**
 * Opens a session anew as the scenarios tell, whatever was in it, and answers it with what its shopper holds.
 * Scenarios that cannot go together are a RangeError that names the one that failed.
 */
export async function openSession(
  id: string,
  { scenario = [], faults = [], ...options }: OpenOptions = {},
): Promise<{ session: Session; shopper: Shopper }> {
  const names = inOrder(scenario)
  const edition = names
    .map((name) => (scenarios[name] as Scenario).catalogue)
    .findLast((name) => name !== undefined)
  const blank = newSession(id, options)
  const world = { ...blank.world, catalogue: edition ?? blank.world.catalogue }
  const catalogue = await catalogueOf(world.catalogue)
  const start: Stage = { world, catalogue, now: nowOf(blank.clock), shopper: emptyHanded, faults }
  const stage = names.reduce(applied, start)
  const session = withFaults({ ...blank, scenario: names, world: stage.world }, stage.faults)
  return { session: putSession(session), shopper: stage.shopper }
}
