import type { Picture } from '#contracts/values.ts'
import { publicAddress } from '#src/platform/server-address.ts'

type Film = { src: string | null; title: string; description: string; picture: Picture; on: string }

export const videoLd = ({ src, title, description, picture, on }: Film) => ({
  '@type': 'VideoObject' as const,
  name: title,
  description,
  thumbnailUrl: publicAddress(picture.src),
  uploadDate: midnightInTehran(on),
  ...(src !== null && { contentUrl: publicAddress(src) }),
})

/** Google wants a zone with the time; Iran has had no summer time since 2022. */
const midnightInTehran = (day: string) => `${day}T00:00:00+03:30`
