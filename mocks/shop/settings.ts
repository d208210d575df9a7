/** A page has no environment. */
const setting = (name: string) => globalThis.process?.env?.[name] ?? ''

/** `MOCK_PRODUCTS=10000` scales the hand-written catalogue; 0 leaves it as it is. */
export function productCount(): number {
  const text = setting('MOCK_PRODUCTS')
  if (/^\d*$/.test(text)) return Number(text)
  throw new RangeError(`MOCK_PRODUCTS is "${text}"; it has to be a whole number.`)
}

export function pictureFormat(): 'webp' | 'plain' | 'svg' {
  const text = setting('MOCK_PICTURES')
  if (text === '') return 'svg'
  if (text === 'webp' || text === 'plain') return text
  throw new RangeError(`MOCK_PICTURES is "${text}"; it has to be webp or plain.`)
}

/** Throws for a setting that its first use would refuse. */
export function checkSettings(): void {
  productCount()
  pictureFormat()
}
