import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Pair } from '../Pair/Pair.tsx'
import { hintBelow } from '../hint-below.ts'

export function SenderFields({ fullName, mobile }: Record<'fullName' | 'mobile', TextInputProps>) {
  const { LL } = useI18nContext()
  return (
    <Pair>
      <TextInput
        {...fullName}
        required
        withAsterisk={false}
        size="md"
        label={LL.forms.fullName()}
        autoComplete="name"
      />
      <TextInput
        {...mobile}
        {...hintBelow}
        required
        withAsterisk={false}
        type="tel"
        inputMode="tel"
        dir="ltr"
        size="md"
        label={LL.forms.mobile()}
        description={LL.forms.mobileHint()}
        autoComplete="tel"
      />
    </Pair>
  )
}
