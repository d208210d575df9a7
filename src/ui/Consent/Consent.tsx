import { useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { consent, consentAnswered, consentReset } from '#src/stores/consent.ts'
import { PrivacyNote } from '../PrivacyNote/PrivacyNote.tsx'
import { focusOnMount } from '../focus.ts'
import classes from './Consent.module.css'

export function Consent() {
  const { LL } = useI18nContext()
  const { answer } = useSnapshot(consent)
  const button = useRef<HTMLButtonElement>(null)
  const [isReopened, setReopened] = useState(false)
  const titleId = useId()
  const texts = LL.shop.consent

  function reopen() {
    setReopened(true)
    consentReset()
  }

  /** The pressed button disappears, so focus must be moved. */
  function decide(decision: 'granted' | 'denied') {
    consentAnswered(decision)
    const page = isReopened ? button.current : document.getElementById('content')
    page?.focus({ preventScroll: true })
  }

  return (
    <>
      <button ref={button} type="button" className={classes.change} onClick={reopen}>
        {texts.change()}
      </button>
      {answer === 'asked' && (
        <section
          ref={isReopened ? focusOnMount : undefined}
          tabIndex={-1}
          className={classes.banner}
          data-consent
          aria-labelledby={titleId}
        >
          <h2 id={titleId} className={classes.title}>
            {texts.title()}
          </h2>
          <PrivacyNote>{texts.text()}</PrivacyNote>
          <div className={classes.answers}>
            <button type="button" className={classes.answer} onClick={() => decide('denied')}>
              {texts.decline()}
            </button>
            <button type="button" className={classes.answer} onClick={() => decide('granted')}>
              {texts.accept()}
            </button>
          </div>
        </section>
      )}
    </>
  )
}
