declare module 'subset-font' {
  type Options = { targetFormat: 'woff2' | 'truetype'; keepAllGlyphs?: boolean }
  /** `text` is undefined where all glyphs are kept. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
