import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Reference = { '@id': string }
type Entity =
  | (Reference & { '@type': 'rdfs:Class'; 'rdfs:subClassOf': Reference[] })
  | (Reference & { '@type': 'rdf:Property'; 'schema:domainIncludes': Reference[] })

const declaration = /^(?:export )?interface (\w+?)(?:Base|Leaf)(?:<.*>)? extends ([^{]+)\{([\s\S]*?)^\}/gm

const idOf = (name: string): Reference => ({ '@id': `schema:${name}` })

/** The vocabulary of schema.org as the validator reads it, taken from its types: the original is on the network only. */
export function schemaVocabulary(): { '@graph': Entity[] } {
  const types = readFileSync(
    fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts'),
    'utf8',
  )
  const parents = new Map<string, Set<string>>()
  const domains = new Map<string, Set<string>>()
  for (const [, name, bases, body] of types.matchAll(declaration)) {
    const own = [...bases!.matchAll(/\b(\w+)Base\b/g)]
      .map(([, base]) => base!)
      .filter((base) => base !== name)
    addTo(parents, name!, own)
    for (const [, property] of body!.matchAll(/^ {4}"(\w+)"\?:/gm)) addTo(domains, property!, [name!])
  }
  return {
    '@graph': [
      ...[...parents].map(
        ([name, own]) =>
          ({ ...idOf(name), '@type': 'rdfs:Class', 'rdfs:subClassOf': [...own].map(idOf) }) as const,
      ),
      ...[...domains].map(
        ([name, own]) =>
          ({ ...idOf(name), '@type': 'rdf:Property', 'schema:domainIncludes': [...own].map(idOf) }) as const,
      ),
    ],
  }
}

function addTo(sets: Map<string, Set<string>>, key: string, values: readonly string[]) {
  const set = sets.get(key) ?? new Set()
  for (const value of values) set.add(value)
  sets.set(key, set)
}
