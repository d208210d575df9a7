import type { Event as SchemaEvent } from 'schema-dts'
import type { Event } from '#contracts/content.ts'

/** Days without a time: opening hours are unknown. The server has no word for a cancelled exhibition. */
export const eventLd = ({ from, to, venue, city }: Event) =>
  ({
    startDate: from,
    endDate: to,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue,
      address: { '@type': 'PostalAddress', addressLocality: city },
    },
  }) as const satisfies Partial<SchemaEvent>
