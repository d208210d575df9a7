import { Button } from '@mantine/core'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import { install } from '#src/stores/install.ts'
import { installAccepted, installDismissed } from '#src/stores/install-choice.ts'
import { passFocus } from '#src/ui/pass-focus.ts'
import { IconShare2, IconSquarePlus } from '#src/ui/icons.ts'
import classes from './InstallPrompt.module.css'

const passFocusToContent = passFocus(() => document.getElementById('content'))

export function InstallPrompt() {
  const { LL, locale } = useI18nContext()
  const { way, state } = useSnapshot(install)
  const titleId = useId()
  const texts = LL.app.install
  if (state !== 'shown') return null
  return (
    <section ref={passFocusToContent} aria-labelledby={titleId} className={classes.prompt} data-off-paper>
      <img src={site.logo} alt="" width={48} height={48} />
      <div className={classes.words}>
        <h2 id={titleId} className={classes.title}>
          {texts.title({ shop: site.name[locale] })}
        </h2>
        {way === 'ios' ? (
          <>
            <p>{texts.iosText()}</p>
            <ol className={classes.steps}>
              <li>
                <IconShare2 size={20} stroke={1.6} />
                {texts.iosShare()}
              </li>
              <li>
                <IconSquarePlus size={20} stroke={1.6} />
                {texts.iosAdd()}
              </li>
            </ol>
          </>
        ) : (
          <p>{texts.text()}</p>
        )}
        <div className={classes.buttons}>
          {way === 'prompt' && <Button onClick={() => void installAccepted()}>{texts.accept()}</Button>}
          <Button variant="default" onClick={installDismissed}>
            {way === 'ios' ? LL.nav.close() : texts.dismiss()}
          </Button>
        </div>
      </div>
    </section>
  )
}
