import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Sheet } from '#src/ui/Sheet/Sheet.tsx'
import classes from './FilterSheet.module.css'

type Props = { opened: boolean; total: number; onClose: () => void; children: ReactNode }

export function FilterSheet({ opened, total, onClose, children }: Props) {
  const { LL } = useI18nContext()
  return (
    <Sheet opened={opened} onClose={onClose} position="bottom" size="85%" title={LL.listing.filters()}>
      {children}
      <div className={classes.foot}>
        <Button fullWidth size="md" onClick={onClose}>
          {LL.listing.show({ count: total })}
        </Button>
      </div>
    </Sheet>
  )
}
