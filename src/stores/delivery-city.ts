import * as z from 'zod/mini'
import { City } from '#contracts/delivery.ts'
import { persisted } from './persisted.ts'

/** The city that deliveries are estimated for; its names are in the language in which it was chosen. */
export const deliveryCity = persisted(
  'zarrin-personal-city',
  z.object({ city: z.catch(z.nullable(City), null) }),
)

export function deliveryCityChosen(city: City) {
  deliveryCity.city = city
}
