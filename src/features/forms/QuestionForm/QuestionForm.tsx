import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useLayoutEffect } from 'react'
import { askQuestion } from '#contracts/questions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { productDraftOpened, shelvedDraftSent } from '#src/stores/shelved-drafts.ts'
import { EditFrame } from '../EditFrame/EditFrame.tsx'
import { hintBelow } from '../hint-below.ts'
import { readQuestion } from '../read-drafts.ts'
import { useForm } from '../use-form.ts'

type Props = { title: string; onSent: () => void }

/** Needs a started draft. */
export function QuestionForm({ title, onSent }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.feedback.questions
  const form = useForm({
    form: 'question',
    endpoint: askQuestion,
    toInput: readQuestion,
    onSent: (_nothing, input) => {
      shelvedDraftSent('question', input.product)
      onSent()
    },
  })
  const { product } = form.draft
  useLayoutEffect(() => productDraftOpened('question', product), [product])
  return (
    <EditFrame
      name="question"
      title={texts.form({ title })}
      action={texts.send()}
      hint={texts.moderated()}
      form={form}
    >
      <Textarea
        {...form.field('body')}
        {...hintBelow}
        size="md"
        rows={3}
        resize="vertical"
        label={texts.body()}
        description={texts.bodyHint()}
      />
    </EditFrame>
  )
}
