import { googleRequirements, otherTypes } from './google-requirements.ts'

/** A thing of schema.org as it is written into a page. */
export type StructuredThing = { readonly '@type': string; readonly [property: string]: unknown }

const script = /<script type="application\/ld\+json">([\s\S]*?)<\/script/g

/** The things that a page tells about, in its order. */
export const thingsIn = (html: string) =>
  [...html.matchAll(script)].map(([, text]) => JSON.parse(text!) as StructuredThing)

/** A thing and all that it holds. */
export function withNested(value: unknown): StructuredThing[] {
  if (Array.isArray(value)) return value.flatMap(withNested)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(withNested)
  return '@type' in value ? [value as StructuredThing, ...inner] : inner
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const has = (thing: StructuredThing, property: string) =>
  property.split('|').some((one) => !isEmpty(thing[one]))

/** What a thing lacks, or has against the table: `Offer.price is missing`. */
export function violations(thing: StructuredThing): string[] {
  const type = thing['@type']
  const asked = googleRequirements[type]
  if (!asked) return otherTypes.includes(type) ? [] : [`${type} is not in google-requirements.ts`]
  const { required, recommended = [], omitted = [] } = asked
  return [
    ...[...required, ...recommended]
      .filter((property) => !has(thing, property))
      .map((property) => `${type}.${property} is missing`),
    ...omitted
      .filter((property) => has(thing, property))
      .map((property) => `${type}.${property} is not omitted after all`),
    ...breadcrumbViolations(thing),
  ]
}

function breadcrumbViolations(thing: StructuredThing): string[] {
  if (thing['@type'] !== 'BreadcrumbList') return []
  const items = thing.itemListElement as StructuredThing[]
  return [
    ...(items.length < 2 ? ['BreadcrumbList has fewer than two items'] : []),
    ...items.flatMap((item, index) => [
      ...(item.position === index + 1 ? [] : [`ListItem ${index + 1} has position ${String(item.position)}`]),
      ...(index < items.length - 1 && !has(item, 'item') ? [`ListItem ${index + 1} has no address`] : []),
    ]),
  ]
}
