/** EXIF segment of a picture whose camera was turned a quarter: orientation 6. */
const exif = [
  0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08,
  0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
]
const startOfImage = 2

type Size = { width: number; height: number }

/** Red at the left and blue at the right as stored; upright, red is at the top. */
export async function turnedPicture(name: string, { width, height }: Size): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')!
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  const bytes = new Uint8Array(await blob!.arrayBuffer())
  return new File([bytes.slice(0, startOfImage), new Uint8Array(exif), bytes.slice(startOfImage)], name, {
    type: 'image/jpeg',
  })
}
