import type { Decorator } from '@storybook/react-vite'
import { useSnapshot } from 'valtio'
import type { ReactNode } from 'react'
import type { FormName } from '#src/stores/drafts.ts'
import { drafts } from '#src/stores/drafts.ts'

function WhileDrafted({ form, children }: { form: FormName; children: ReactNode }) {
  const { [form]: draft } = useSnapshot(drafts, { sync: true })
  return draft && children
}

export const whileDrafted =
  (form: FormName): Decorator =>
  (Story) => (
    <WhileDrafted form={form}>
      <Story />
    </WhileDrafted>
  )
