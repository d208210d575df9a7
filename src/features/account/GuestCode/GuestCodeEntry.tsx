import { Button } from '@mantine/core'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { CodeEntry } from '../CodeEntry/CodeEntry.tsx'
import type { GuestCodeProps } from './GuestCode.tsx'
import type { RequestedCode } from '../use-code-request.ts'
import classes from '../CodeEntry/CodeEntry.module.css'

type Props = Required<GuestCodeProps> & {
  mobile: string
  requested: RequestedCode
  onRequested: (code: RequestedCode) => void
  onChangeMobile: () => void
}

export function GuestCodeEntry({ submit, isBusy, canContinue, onCode, onChangeMobile, ...entry }: Props) {
  const { LL } = useI18nContext()

  function send(code: string) {
    if (canContinue()) onCode({ mobile: entry.mobile, code })
  }

  return (
    <CodeEntry {...entry} text={LL.auth.codeSent} onSubmit={send} onFull={send}>
      {(resend) => (
        <>
          <LoadingButton type="submit" size="md" fullWidth isBusy={isBusy}>
            {submit}
          </LoadingButton>
          <div className={classes.buttons}>
            {resend}
            <Button variant="subtle" color="var(--accent-text)" onClick={onChangeMobile}>
              {LL.auth.changeMobile()}
            </Button>
          </div>
        </>
      )}
    </CodeEntry>
  )
}
