import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Question } from '#contracts/questions.ts'
import { QuestionCard } from './QuestionCard.tsx'

const question: Question = {
  id: 1,
  author: 'سارا',
  body: 'قابل شست‌وشو است؟ (با ماشین)',
  on: '2026-11-10',
  answers: [
    { id: 1, author: 'زرین', byShop: true, body: 'خیر! فقط قالی‌شویی.', on: '2026-11-11' },
    { id: 2, author: 'مریم ک.', byShop: false, body: 'من با دست شستم.', on: '2026-11-12' },
  ],
}

const meta = { component: QuestionCard, args: { question } } satisfies Meta<typeof QuestionCard>
export default meta

export const InAnotherLanguage: StoryObj<typeof meta> = {
  globals: { locale: 'en' },
  parameters: { visual: { skip: 'a question looks as in Questions' } },
  play: async ({ canvas }) => {
    const [ofShop, ofMember] = question.answers
    for (const text of [question.author, question.body, ofShop!.body, ofMember!.author, ofMember!.body]) {
      await expect(canvas.getByText(text)).toHaveAttribute('lang', 'fa')
      await expect(canvas.getByText(text)).toHaveStyle({ direction: 'rtl' })
    }
  },
}
