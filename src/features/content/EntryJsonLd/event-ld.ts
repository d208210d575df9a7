import type { Event as SchemaEvent } from 'schema-dts'
import type { Event } from '#contracts/content.ts'

/** Days without a time: opening hours are unknown. The server has no word for a cancelled exhibition. */
export const eventLd = ({ from, to, venue, city, status }: Event) =>
  ({
    startDate: from,
    endDate: to,
    ...(status !== 'unknown' && { eventStatus: 'https://schema.org/EventScheduled' as const }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue,
      address: { '@type': 'PostalAddress', addressLocality: city },
    },
  }) satisfies Partial<SchemaEvent>
