import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const sentKey = { content: 'what was sent', key: 'a'.repeat(32) }
const forms = ['contact', 'request', 'employment', 'newList', 'address', 'return', 'question'] as const

test.each(forms)(
  'the form %s keeps the key of what was sent when the document is loaded anew',
  async (form) => {
    const saved = { [form]: { product: 1, order: 'ZR-1', sentKey } }
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(saved) })
    const { drafts } = await import('./drafts.ts')
    expect(drafts[form]).toMatchObject({ sentKey })
  },
)
