import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { FormName } from '#src/stores/drafts.ts'
import { useDraft } from '#src/stores/drafts.ts'

function WhileDrafted({ form, children }: { form: FormName; children: ReactNode }) {
  const draft = useDraft(form)
  return draft && children
}

export const whileDrafted =
  (form: FormName): Decorator =>
  (Story) => (
    <WhileDrafted form={form}>
      <Story />
    </WhileDrafted>
  )
