import { useQueryClient } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { showToast } from '#src/stores/toasts.ts'
import { passFocusToNeighbour } from '#src/ui/pass-focus.ts'
import { IconX } from '#src/ui/icons.ts'
import { changeItem } from '../list-mutations.ts'
import classes from './RemoveFromList.module.css'

type Props = { id: number; productItemId: number; title: string }

const passFocusOn = passFocusToNeighbour(`.${classes.remove}`, (item) =>
  item.parentElement!.parentElement!.querySelector('h1'),
)

/** The toast may outlive the card, hence its undo asks the cache. */
export function RemoveFromList({ id, productItemId, title }: Props) {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const { mutate, isPending } = useSingleMutation(changeItem(toastError(LL)))
  const texts = LL.lists

  function undo() {
    const mutation = client.getMutationCache().build(client, changeItem(toastError(LL)))
    mutation.execute({ id, productItemId, isListed: true }).catch(() => {})
  }

  function remove() {
    const onSuccess = () => {
      const action = { label: texts.undo(), onPress: undo }
      showToast({ tone: 'info', title: texts.removed({ title }), action, isPersonal: true })
    }
    mutate({ id, productItemId, isListed: false }, { onSuccess })
  }

  return (
    <button
      ref={passFocusOn}
      type="button"
      className={`round ${classes.remove}`}
      aria-disabled={isPending}
      aria-label={texts.remove({ title })}
      onClick={remove}
    >
      <IconX size={22} stroke={1.6} />
    </button>
  )
}
