import { cvLimit, cvTypes } from '#contracts/forms.ts'
import type { Cv } from '#contracts/forms.ts'

export type CvProblem = 'type' | 'size' | 'empty' | 'unreadable'

/** By the ending of the name: browsers do not agree on the type of a Word file, and some know none. */
function typeOf(name: string): Cv['type'] | undefined {
  const ending = name.toLowerCase().split('.').at(-1)
  return Object.entries(cvTypes).find(([known]) => known === ending)?.[1]
}

/** The bytes of a file as base64; rejects when it cannot be read, for instance because it was moved. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}

/** A chosen file as it travels, or why it does not. */
export async function readCv(file: File): Promise<Cv | CvProblem> {
  const type = typeOf(file.name)
  if (!type) return 'type'
  if (file.size > cvLimit) return 'size'
  if (file.size === 0) return 'empty'
  try {
    return { name: file.name, type, content: await base64Of(file) }
  } catch {
    return 'unreadable'
  }
}
