import { cvMaxBytes, cvTypes } from '#contracts/forms.ts'
import type { Cv } from '#contracts/forms.ts'

export type CvProblem = 'type' | 'size' | 'empty' | 'unreadable'

/** By file extension: browsers disagree on the MIME type of Word files, and some know none. */
function typeByExtension(name: string): Cv['type'] | undefined {
  const extension = name.toLowerCase().split('.').at(-1)
  return Object.entries(cvTypes).find(([known]) => known === extension)?.[1]
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}

export async function readCv(file: File): Promise<Cv | CvProblem> {
  const type = typeByExtension(file.name)
  if (!type) return 'type'
  if (file.size > cvMaxBytes) return 'size'
  if (file.size === 0) return 'empty'
  try {
    return { name: file.name, type, content: await toBase64(file) }
  } catch {
    return 'unreadable'
  }
}
