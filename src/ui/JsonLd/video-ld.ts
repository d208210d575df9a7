import type { Picture } from '#contracts/values.ts'
import { publicAddress } from '#src/platform/server-address.ts'

type Film = { title: string; description: string; poster: Picture; publishedOn: string; url: string | null }

export const videoLd = ({ title, description, poster, publishedOn, url }: Film) => ({
  '@type': 'VideoObject' as const,
  name: title,
  description,
  thumbnailUrl: publicAddress(poster.src),
  uploadDate: midnightInTehran(publishedOn),
  ...(url !== null && { contentUrl: publicAddress(url) }),
})

/** Google wants a zone with the time; Iran has had no summer time since 2022. */
const midnightInTehran = (day: string) => `${day}T00:00:00+03:30`
