import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import { confirmationDays, subscribeNewsletter } from '#contracts/newsletter.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { CheckboxField } from '#src/ui/Checkbox/CheckboxField.tsx'
import { focusFieldOnMount, focusIfLost } from '#src/ui/focus.ts'
import { PrivacyNote } from '#src/ui/PrivacyNote/PrivacyNote.tsx'
import { readEmail } from '../read-drafts.ts'
import { SendButton } from '../SendButton/SendButton.tsx'
import { useForm } from '../use-form.ts'
import classes from './NewsletterForm.module.css'

export function NewsletterForm() {
  const { LL, locale } = useI18nContext()
  const texts = LL.forms.newsletter
  const shop = site.name[locale]
  const consent = texts.consent({ shop })
  const [isAgreed, setAgreed] = useState(false)
  const [isAnother, setAnother] = useState(false)
  const form = useForm({
    form: 'newsletter',
    endpoint: subscribeNewsletter,
    toInput: ({ email }) => ({ email: readEmail(email), locale, consent: isAgreed ? consent : '' }),
    onSent: () => setAgreed(false),
  })
  const { element, submit, startAgain, field, errorOf, sent } = form

  function another() {
    setAnother(true)
    startAgain()
  }

  return (
    <section aria-labelledby="newsletter" className={classes.newsletter}>
      <div>
        <h2 id="newsletter" className={classes.title}>
          {texts.title({ shop })}
        </h2>
        <p>{texts.text()}</p>
      </div>
      {sent ? (
        <div role="status" tabIndex={-1} ref={focusIfLost} className={classes.sent}>
          <h3 className={classes.title}>{texts.sent()}</h3>
          <p>
            <BidiText text={(email) => texts.sentText({ email, days: confirmationDays })} part={sent.email} />
          </p>
          <Button variant="default" size="md" onClick={another}>
            {texts.another()}
          </Button>
        </div>
      ) : (
        <form ref={element} onSubmit={submit} noValidate className={classes.form}>
          <div ref={isAnother ? focusFieldOnMount : undefined}>
            <TextInput
              {...field('email')}
              required
              withAsterisk={false}
              type="email"
              inputMode="email"
              dir="ltr"
              size="md"
              label={texts.email()}
              autoComplete="email"
            />
          </div>
          <CheckboxField
            name="consent"
            label={consent}
            error={errorOf('consent')}
            isInvalid={errorOf('consent') !== undefined}
            checked={isAgreed}
            onChange={setAgreed}
          />
          <SendButton form={form} variant="default" className={classes.send}>
            {texts.send()}
          </SendButton>
          <PrivacyNote>{texts.privacy()}</PrivacyNote>
        </form>
      )}
    </section>
  )
}
