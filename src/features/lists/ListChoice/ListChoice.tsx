import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { listLimits } from '#contracts/lists.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { auth } from '#src/stores/auth.ts'
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { Sheet } from '#src/ui/Sheet/Sheet.tsx'
import { changeItem } from '../list-mutations.ts'
import { listQueries } from '../list-queries.ts'
import { NewList } from '../NewList/NewList.tsx'
import classes from './ListChoice.module.css'

type Props = { productItemId: number; opened: boolean; onClose: () => void }

export function ListChoice({ productItemId, opened, onClose }: Props) {
  const { LL } = useI18nContext()
  return (
    <Sheet opened={opened} onClose={onClose} position="bottom" size="auto" title={LL.lists.save.title()}>
      <Choices productItemId={productItemId} />
    </Sheet>
  )
}

function Choices({ productItemId }: { productItemId: number }) {
  const { LL } = useI18nContext()
  const texts = LL.lists
  const { hasSession } = useSnapshot(auth)
  const { data: lists, error, refetch } = useQuery({ ...listQueries.names(), enabled: hasSession })
  const [refusal, setRefusal] = useState<Error | null>(null)
  const toastIfLeft = useToastIfLeft()
  const { mutate } = useMutation(changeItem(onRefused))

  function onRefused(refused: Error) {
    setRefusal(refused)
    toastIfLeft(refused)
  }

  function change(id: number, isListed: boolean) {
    setRefusal(null)
    mutate({ id, productItemId, isListed })
  }

  if (!lists) {
    return error ? (
      <RetryNotice text={errorText(error, LL)} onRetry={() => void refetch()} />
    ) : (
      <p role="status">{LL.site.waiting()}</p>
    )
  }
  return (
    <div className={classes.body}>
      {lists.length === 0 ? (
        <p>{texts.save.none()}</p>
      ) : (
        <fieldset className={classes.choices}>
          <legend>{texts.save.choose()}</legend>
          {lists.map(({ id, name, productItemIds }) => {
            const isListed = productItemIds.includes(productItemId)
            const isFull = !isListed && productItemIds.length >= listLimits.items
            return (
              <div key={id} className={classes.choice}>
                <label className={classes.name}>
                  <Checkbox checked={isListed} disabled={isFull} onChange={(wanted) => change(id, wanted)} />
                  <span>{name}</span>
                </label>
                <span className={classes.count}>
                  {isFull ? texts.save.isFull() : texts.items({ count: productItemIds.length })}
                </span>
              </div>
            )
          })}
          {refusal && <FormError>{errorText(refusal, LL)}</FormError>}
        </fieldset>
      )}
      <NewList count={lists.length} onCreated={({ id }) => change(id, true)} />
    </div>
  )
}
