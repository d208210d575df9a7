/** Lossless WebP files by the hash of their PNG. */
export type PictureStore = {
  read(hash: string): Promise<Buffer | undefined>
  has(hash: string): Promise<boolean>
  write(hash: string, webp: Buffer): Promise<void>
  /** Makes what was written last, and drops pictures that are in none of `kept`. Resolves to what the user has to do next. */
  finish(kept: ReadonlySet<string>): Promise<string>
}

/** `ab/cd….webp`, since a folder of thousands of files is slow to list. */
export const picturePath = (hash: string) => `${hash.slice(0, 2)}/${hash.slice(2)}.webp`

export const hashOfPath = (path: string) => path.replace('/', '').replace('.webp', '')
