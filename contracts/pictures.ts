import * as z from 'zod/mini'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const pictureMaxBytes = 2 * 1024 * 1024
const base64Length = Math.ceil(pictureMaxBytes / 3) * 4

/** `content` is base64 without a `data:` prefix. */
export const UploadedPicture = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.enum(pictureTypes),
  content: z.string().check(z.minLength(4), z.maxLength(base64Length), z.regex(/^[A-Za-z\d+/]+={0,2}$/)),
})
export type UploadedPicture = z.output<typeof UploadedPicture>
