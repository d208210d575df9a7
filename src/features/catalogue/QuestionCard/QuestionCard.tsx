import type { Question } from '#contracts/questions.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { textLanguage } from '#i18n/text-language.ts'
import classes from './QuestionCard.module.css'

type Props = { question: Question }

export function QuestionCard({ question: { author, body, on, answers } }: Props) {
  const { LL, locale } = useI18nContext()
  const texts = LL.feedback.questions
  const date = formattersOf(locale).date
  return (
    <article className={classes.card}>
      <p className={classes.head}>
        <span lang={textLanguage(author)} dir="auto">
          {author}
        </span>
        <time dateTime={on}>{date(on)}</time>
      </p>
      <h3 lang={textLanguage(body)} dir="auto" className={classes.question}>
        {body}
      </h3>
      {answers.length === 0 && <p className={classes.none}>{texts.unanswered()}</p>}
      {answers.map((answer) => (
        <div key={answer.id} className={classes.answer}>
          <p className={classes.head}>
            {answer.byShop ? (
              <span className={classes.shop}>{texts.byShop()}</span>
            ) : (
              <span lang={textLanguage(answer.author)} dir="auto">
                {answer.author}
              </span>
            )}
            <time dateTime={answer.on}>{date(answer.on)}</time>
          </p>
          <p lang={textLanguage(answer.body)} dir="auto" className={classes.body}>
            {answer.body}
          </p>
        </div>
      ))}
    </article>
  )
}
