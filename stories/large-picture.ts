/** Some tenths of a second to read. */
export async function largePicture() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4_000, height: 3_000 })
  canvas.getContext('2d')!.fillRect(0, 0, 2_000, 3_000)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob!], 'large.png', { type: 'image/png' })
}
