import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'

export type FieldTexts = { label: string; description?: string }

export const FieldSkeleton = (texts: FieldTexts & Pick<TextInputProps, 'error' | 'errorProps'>) => (
  <TextInput {...texts} size="md" disabled />
)
