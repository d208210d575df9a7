/** `6.1 kB`; whole ones from 10 on. */
export function kilobytes(bytes: number): string {
  const thousands = bytes / 1000
  return `${thousands < 10 ? Math.round(thousands * 10) / 10 : Math.round(thousands)} kB`
}
