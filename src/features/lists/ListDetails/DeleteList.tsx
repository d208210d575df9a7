import { Button } from '@mantine/core'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { useWasLeft } from '#src/api/use-was-left.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusOnMount } from '#src/ui/focus.ts'
import { deleteOwnList } from '../list-mutations.ts'
import classes from './ListDetails.module.css'

type Props = { id: number; name: string; onDeleted: (wasLeft: boolean) => void; onCancel: () => void }

export function DeleteList({ id, name, onDeleted, onCancel }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.lists
  const wasLeft = useWasLeft()
  const { mutate, isPending } = useSingleMutation({
    ...deleteOwnList(() => onDeleted(wasLeft())),
    onError: toastError(LL),
  })
  return (
    <div role="group" aria-label={texts.deleteAsk({ name })} className={classes.question}>
      <p>{texts.deleteAsk({ name })}</p>
      <LoadingButton isBusy={isPending} onClick={() => mutate(id)}>
        {texts.deleteYes()}
      </LoadingButton>
      <Button ref={focusOnMount} variant="default" onClick={() => isPending || onCancel()}>
        {texts.deleteNo()}
      </Button>
    </div>
  )
}
